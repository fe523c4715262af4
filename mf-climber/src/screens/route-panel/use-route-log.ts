import { useMemo, useState } from "react";

import { climbQueries } from "@topout/shared/api";
import { countClimbs } from "@topout/shared/domain";
import { useQuery, useSession } from "@topout/shared/platform";

interface PanelFeedback {
  readonly routeId: string;
  /** Number of sends added since the panel opened this route. */
  readonly addedSends: number;
  /** The last message for screen readers. Added climbs have a notification instead. */
  readonly announcement: string;
}

/** Loads the user's climbs of the open route and tracks the changes made in the panel. */
export function useRouteLog(routeId: string) {
  const isSignedIn = useSession((session) => session.token !== null);
  const { data } = useQuery({ ...climbQueries.mine(), enabled: isSignedIn });
  const [lastFeedback, setFeedback] = useState<PanelFeedback>();
  // Discard the feedback of the previous route.
  const feedback =
    lastFeedback?.routeId === routeId ? lastFeedback : { routeId, addedSends: 0, announcement: "" };

  const climbsOfRoute = useMemo(() => {
    const climbs = (data ?? []).filter(({ route }) => route === routeId);
    return { climbs, tally: data && countClimbs(climbs, routeId) };
  }, [data, routeId]);

  const countSend = () =>
    setFeedback({ routeId, addedSends: feedback.addedSends + 1, announcement: "" });

  const announceRemoved = ({ sent }: { sent: boolean }) =>
    setFeedback({ ...feedback, announcement: sent ? "Send deleted" : "Attempt deleted" });

  return { isSignedIn, ...climbsOfRoute, ...feedback, countSend, announceRemoved };
}

export type RouteLog = ReturnType<typeof useRouteLog>;

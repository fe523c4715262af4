import { useMemo, useState } from "react";

import { climbQueries } from "@topout/shared/api";
import { countClimbs } from "@topout/shared/domain";
import { useQuery, useSession } from "@topout/shared/platform";

interface PanelFeedback {
  readonly routeId: string;
  /** How many sends were added since the panel showed this route. */
  readonly celebrated: number;
  /** What readers are told last; of an added climb its notification tells them. */
  readonly said: string;
}

/** One's own record on the open route, and what the panel says of it while it is open. */
export function useRouteLog(routeId: string) {
  const signedIn = useSession((session) => session.token !== null);
  const { data } = useQuery({ ...climbQueries.mine(), enabled: signedIn });
  const [last, setLast] = useState<PanelFeedback>();
  // Nothing of the route before stays.
  const told = last?.routeId === routeId ? last : { routeId, celebrated: 0, said: "" };

  const record = useMemo(() => {
    const climbs = (data ?? []).filter(({ route }) => route === routeId);
    return { climbs, tally: data && countClimbs(climbs, routeId) };
  }, [data, routeId]);

  const celebrate = () => setLast({ routeId, celebrated: told.celebrated + 1, said: "" });

  const removed = ({ sent }: { sent: boolean }) =>
    setLast({ ...told, said: sent ? "Send deleted" : "Attempt deleted" });

  return { signedIn, ...record, ...told, celebrate, removed };
}

export type RouteLog = ReturnType<typeof useRouteLog>;

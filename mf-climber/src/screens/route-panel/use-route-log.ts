import { useMemo, useState } from "react";

import { climbQueries, projectQueries } from "@topout/shared/api";
import { countClimbs } from "@topout/shared/domain";
import { useQuery, useSession } from "@topout/shared/platform";

/** Loads the user's climbs of the open route and counts the sends added in the panel. */
export function useRouteLog(routeId: string) {
  const isSignedIn = useSession((session) => session.token !== null);
  const climbsQuery = useQuery({ ...climbQueries.mine(), enabled: isSignedIn });
  const projectsQuery = useQuery({ ...projectQueries.mine(), enabled: isSignedIn });
  const { data } = climbsQuery;
  const [sends, setSends] = useState({ routeId, count: 0 });
  // Discard the count of the previous route.
  const addedSends = sends.routeId === routeId ? sends.count : 0;

  const climbsOfRoute = useMemo(() => {
    const climbs = (data ?? []).filter(({ route }) => route === routeId);
    return { climbs, counts: data && countClimbs(climbs, routeId) };
  }, [data, routeId]);

  return {
    isSignedIn,
    ...climbsOfRoute,
    /** Number of sends added since the panel opened this route. */
    addedSends,
    incrementSends: () => setSends({ routeId, count: addedSends + 1 }),
    queries: { "your climbs": climbsQuery, "your projects": projectsQuery },
  };
}

export type RouteLog = ReturnType<typeof useRouteLog>;

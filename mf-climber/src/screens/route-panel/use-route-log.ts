import { useMemo, useState } from "react";

import { useMyClimbs, useMyProjects } from "@topout/shared/api";
import { countClimbs } from "@topout/shared/domain";
import { deriveTries } from "@topout/shared/domain/tries";
import { useSession } from "@topout/shared/platform";

/** Loads the user's climbs of the open route and counts the sends added in the panel. */
export function useRouteLog(routeId: string) {
  const isSignedIn = useSession((session) => session.token !== null);
  const { climbs: myClimbs, query: climbsQuery } = useMyClimbs();
  const { routeIds: projectIds, query: projectsQuery } = useMyProjects();
  const [sends, setSends] = useState({ routeId, count: 0 });
  // Discard the count of the previous route.
  const addedSends = sends.routeId === routeId ? sends.count : 0;

  const climbsOfRoute = useMemo(() => {
    const climbs = (myClimbs ?? []).filter(({ route }) => route === routeId);
    return {
      climbs,
      counts: myClimbs && countClimbs(climbs, routeId),
      tries: deriveTries(climbs),
    };
  }, [myClimbs, routeId]);

  return {
    isSignedIn,
    ...climbsOfRoute,
    isProject: projectIds?.includes(routeId) ?? false,
    /** Number of sends added since the panel opened this route. */
    addedSends,
    incrementSends: () => setSends({ routeId, count: addedSends + 1 }),
    queries: {
      "Couldn't load your climbs.": climbsQuery,
      "Couldn't load your projects.": projectsQuery,
    },
  };
}

export type RouteLog = ReturnType<typeof useRouteLog>;

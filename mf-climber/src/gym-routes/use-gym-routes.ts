import { useMemo } from "react";

import {
  circuitQueries,
  climbQueries,
  projectQueries,
  routeQueries,
  setQueries,
} from "@topout/shared/api";
import type { Circuit, RouteSet } from "@topout/shared/contract";
import { useQuery, useSession } from "@topout/shared/platform";

import { createGymRoutes } from "./gym-route.ts";

const NO_CIRCUITS: readonly Circuit[] = [];
const NO_SETS: readonly RouteSet[] = [];

/** Loads the current routes of a gym with the user's climbs. If the climbs fail to load, the routes are still shown. */
export function useGymRoutes(gymId: string) {
  const isSignedIn = useSession((session) => session.token !== null);
  const routes = useQuery(routeQueries.listByGym(gymId));
  const circuits = useQuery(circuitQueries.listByGym(gymId));
  const sets = useQuery(setQueries.listByGym(gymId));
  const climbs = useQuery({ ...climbQueries.mine(), enabled: isSignedIn });
  const projects = useQuery({ ...projectQueries.mine(), enabled: isSignedIn });

  const gymRoutes = useMemo(
    () =>
      createGymRoutes({
        routes: routes.data ?? [],
        circuits: circuits.data ?? [],
        climbs: (isSignedIn && climbs.data) || [],
        projectIds: (isSignedIn && projects.data) || [],
      }),
    [routes.data, circuits.data, climbs.data, projects.data, isSignedIn],
  );

  // The list needs these queries. If another one fails, the dashboard only shows a warning.
  const requiredQueries = [routes, circuits];
  const optionalQueries = { "the sets": sets, "your climbs": climbs, "your projects": projects };
  return {
    routes: gymRoutes,
    circuits: circuits.data ?? NO_CIRCUITS,
    sets: sets.data ?? NO_SETS,
    isVisitor: !isSignedIn,
    /** Whether the user's climbs and projects are loaded. False for visitors. */
    hasClimbs: isSignedIn && climbs.data !== undefined,
    hasProjects: isSignedIn && projects.data !== undefined,
    // Not `query.isPending`: it becomes true again during a retry, but the page must stay.
    isPending: [routes, circuits, sets, ...(isSignedIn ? [climbs, projects] : [])].some(
      (query) => !query.isFetched,
    ),
    isError: requiredQueries.some((query) => query.isFetched && !query.data),
    retry: () => void Promise.all(requiredQueries.map((query) => query.refetch())),
    optionalQueries,
  };
}

export type GymRoutes = ReturnType<typeof useGymRoutes>;

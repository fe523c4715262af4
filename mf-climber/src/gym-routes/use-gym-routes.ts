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
  const routes = useQuery(routeQueries.ofGym(gymId));
  const circuits = useQuery(circuitQueries.ofGym(gymId));
  const sets = useQuery(setQueries.ofGym(gymId));
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

  const gymQueries = [routes, circuits, sets];
  const allQueries = isSignedIn ? [...gymQueries, climbs, projects] : gymQueries;
  return {
    routes: gymRoutes,
    circuits: circuits.data ?? NO_CIRCUITS,
    sets: sets.data ?? NO_SETS,
    isVisitor: !isSignedIn,
    /** Whether the user's climbs are loaded. False for visitors. */
    hasClimbs: isSignedIn && climbs.data !== undefined,
    isPending: allQueries.some((query) => query.isPending),
    isError: gymQueries.some((query) => query.isError && query.data === undefined),
    retry: () => void Promise.all(gymQueries.map((query) => query.refetch())),
  };
}

export type GymRoutes = ReturnType<typeof useGymRoutes>;

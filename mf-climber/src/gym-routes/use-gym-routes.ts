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

/** A gym's current routes with one's own record on them; one's record may fail without hiding the gym. */
export function useGymRoutes(gymId: string) {
  const signedIn = useSession((session) => session.token !== null);
  const routes = useQuery(routeQueries.ofGym(gymId));
  const circuits = useQuery(circuitQueries.ofGym(gymId));
  const sets = useQuery(setQueries.ofGym(gymId));
  const climbs = useQuery({ ...climbQueries.mine(), enabled: signedIn });
  const projects = useQuery({ ...projectQueries.mine(), enabled: signedIn });

  const listed = useMemo(
    () =>
      createGymRoutes({
        routes: routes.data ?? [],
        circuits: circuits.data ?? [],
        climbs: signedIn ? climbs.data : undefined,
        projects: (signedIn ? projects.data : undefined) ?? [],
      }),
    [routes.data, circuits.data, climbs.data, projects.data, signedIn],
  );

  const gym = [routes, circuits, sets];
  const all = signedIn ? [...gym, climbs, projects] : gym;
  return {
    listed,
    circuits: circuits.data ?? NO_CIRCUITS,
    sets: sets.data ?? NO_SETS,
    personal: signedIn && climbs.data !== undefined,
    isPending: all.some((query) => query.isPending),
    isError: gym.some((query) => query.isError && query.data === undefined),
    retry: () => void Promise.all(gym.map((query) => query.refetch())),
  };
}

export type GymRoutes = ReturnType<typeof useGymRoutes>;

import { useMemo } from "react";

import {
  circuitQueries,
  routeQueries,
  setQueries,
  useMyClimbs,
  useMyProjects,
} from "@topout/shared/api";
import type { Circuit, RouteSet } from "@topout/shared/contract";
import { createGymRoutes } from "@topout/shared/gym-map";
import { useQuery, useSession } from "@topout/shared/platform";

import { useMarkDates } from "./use-mark-dates.ts";

const NO_CIRCUITS: readonly Circuit[] = [];
const NO_SETS: readonly RouteSet[] = [];

/** Loads the current routes of a gym with the user's climbs. If the climbs fail to load, the routes are still shown. */
export function useGymRoutes(gymId: string) {
  const isSignedIn = useSession((session) => session.token !== null);
  const routes = useQuery(routeQueries.listByGym(gymId));
  const circuits = useQuery(circuitQueries.listByGym(gymId));
  const sets = useQuery(setQueries.listByGym(gymId));
  const { climbs, query: climbsQuery } = useMyClimbs();
  const { routeIds: projectIds, query: projectsQuery } = useMyProjects();
  const markDates = useMarkDates(gymId);

  const gymRoutes = useMemo(
    () =>
      createGymRoutes({
        routes: routes.data ?? [],
        circuits: circuits.data ?? [],
        climbs: climbs ?? [],
        projectIds: projectIds ?? [],
        ...markDates,
      }),
    [routes.data, circuits.data, climbs, projectIds, markDates],
  );

  const ownQueries = isSignedIn ? [climbsQuery, projectsQuery] : [];
  // The list needs these queries. If another one fails, the dashboard only shows a warning.
  const requiredQueries = [routes, circuits];
  return {
    routes: gymRoutes,
    circuits: circuits.data ?? NO_CIRCUITS,
    sets: sets.data ?? NO_SETS,
    isVisitor: !isSignedIn,
    /** Whether the user's climbs and projects are loaded. False for visitors. */
    hasClimbs: climbs !== undefined,
    hasProjects: projectIds !== undefined,
    // Not `query.isPending`: it becomes true again during a retry, but the page must stay.
    isPending: [routes, circuits, sets, ...ownQueries].some(({ isFetched }) => !isFetched),
    /** Whether newer routes or projects are on their way. */
    isRefreshing: routes.isFetching || projectsQuery.isFetching,
    error: routes.error ?? circuits.error,
    isError: requiredQueries.some((query) => query.isFetched && !query.data),
    retry: () => void Promise.all(requiredQueries.map((query) => query.refetch())),
    optionalQueries: {
      "Couldn't load the sets.": sets,
      "Couldn't load your climbs.": climbsQuery,
      "Couldn't load your projects.": projectsQuery,
    },
  };
}

export type GymRoutes = ReturnType<typeof useGymRoutes>;

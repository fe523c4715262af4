import { routeQueries, useMyProjects } from "@topout/shared/api";
import type { Circuit, Route } from "@topout/shared/contract";
import { createGymRoutes, type GymRoute } from "@topout/shared/gym-map";
import { keepPreviousData, useQuery } from "@topout/shared/platform";
import { useMemo } from "react";

/** Limits the request. */
const MAX_ROUTES = 200;
const NO_IDS: readonly string[] = [];

/** The user's projects in a gym that are no longer on the wall, last stripped first. */
export function useStrippedProjects(
  gymId: string,
  routes: readonly GymRoute[],
  circuits: readonly Circuit[],
): readonly GymRoute[] {
  const { routeIds = NO_IDS } = useMyProjects();
  const missingIds = useMemo(() => {
    const idsOnWall = new Set(routes.map(({ route }) => route.id));
    return routeIds.filter((id) => !idsOnWall.has(id)).slice(0, MAX_ROUTES);
  }, [routeIds, routes]);
  const { data } = useQuery({
    ...routeQueries.listByIds(missingIds),
    enabled: missingIds.length > 0,
    // A removed project changes the query. The others stay in the list.
    placeholderData: keepPreviousData,
  });

  return useMemo(() => {
    const ids = new Set(missingIds);
    const stripped = (data ?? [])
      .filter(({ id, gym_id, status }) => status === "stripped" && gym_id === gymId && ids.has(id))
      .sort((a, b) => getStrippedMs(b) - getStrippedMs(a));
    return createGymRoutes({ routes: stripped, circuits, climbs: [], projectIds: missingIds });
  }, [data, gymId, circuits, missingIds]);
}

const getStrippedMs = ({ stripped_at }: Route) => Date.parse(stripped_at ?? "");

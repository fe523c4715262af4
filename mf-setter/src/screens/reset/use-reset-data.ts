import { useMemo } from "react";

import { circuitQueries, routeQueries, useGym } from "@topout/shared/api";
import { draftRouteQuery, resetQueries } from "@topout/shared/api/staff";
import { createGymRoutes } from "@topout/shared/gym-map";
import { useQuery } from "@topout/shared/platform";

/** A reset with its gym, the circuits, and the routes on the wall. Its new routes are in the cache, too. */
export function useResetData(resetId: string) {
  const reset = useQuery(resetQueries.one(resetId));
  const gymId = reset.data?.gym_id ?? "";
  const { gym, query: gymQuery } = useGym(gymId);
  const circuits = useQuery({ ...circuitQueries.listByGym(gymId), enabled: gymId !== "" });
  const wall = useQuery({ ...routeQueries.listByGym(gymId), enabled: gymId !== "" });
  const drafts = useQuery({ ...draftRouteQuery(gymId), enabled: gymId !== "" });
  const routes = useMemo(
    () =>
      circuits.data &&
      wall.data &&
      createGymRoutes({
        routes: wall.data,
        circuits: circuits.data,
        climbs: [],
        projectIds: [],
      }),
    [circuits.data, wall.data],
  );

  const queries = [reset, gymQuery, circuits, wall, drafts];
  return {
    reset: reset.data,
    wall: gym && routes && drafts.data && { gym, circuits: circuits.data ?? [], routes },
    error: queries.find(({ error }) => error)?.error,
    isRetrying: queries.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(queries.map(({ refetch }) => refetch())),
  };
}

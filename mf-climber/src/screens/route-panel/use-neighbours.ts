import { useMemo } from "react";

import { gymQueries } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { sortAlongWall } from "@topout/shared/domain";
import { useTypedSearchParams, useQuery } from "@topout/shared/platform";

import { type FilterParam, parseFilterParams } from "../../features/route-filters/filter-params.ts";
import { applyFilters } from "../../features/route-filters/filters.ts";
import { useGymRoutes } from "../../gym-routes/use-gym-routes.ts";

/**
 * The routes before and after this one along the gym's walls, first and last being neighbours too. They are those
 * that the address lets the dashboard show; a route that is none of them has all current ones for neighbours.
 */
export function useNeighbours(route: Route) {
  const [params] = useTypedSearchParams<FilterParam>();
  const { data: gyms } = useQuery(gymQueries.list());
  const { listed, circuits } = useGymRoutes(route.gym_id);
  const lines = gyms?.find(({ id }) => id === route.gym_id)?.layout.lines;

  const row = useMemo(() => {
    const { hiddenCircuits = [], ...said } = parseFilterParams(params, circuits);
    const { shown } = applyFilters(listed, { ...said, hiddenCircuits });
    const isShown = shown.some((each) => each.route.id === route.id);
    return sortAlongWall(
      lines ?? [],
      (isShown ? shown : listed).map((each) => each.route),
    );
  }, [params, circuits, listed, lines, route.id]);

  const at = row.findIndex(({ id }) => id === route.id);
  if (at < 0 || row.length < 2) return undefined;
  return { previous: row.at(at - 1), next: row[(at + 1) % row.length] };
}

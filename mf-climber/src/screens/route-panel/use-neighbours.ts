import { useMemo } from "react";

import { gymQueries } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { sortAlongWall } from "@topout/shared/domain";
import { useTypedSearchParams, useQuery } from "@topout/shared/platform";

import { type FilterParam, parseFilterParams } from "../../features/route-filters/filter-params.ts";
import { applyFilters } from "../../features/route-filters/filters.ts";
import { useGymRoutes } from "../../gym-routes/use-gym-routes.ts";

/**
 * Returns the previous and the next route along the walls. The last route is followed by the first. Skips routes that
 * the dashboard filters out. If the filters hide the open route, they are ignored.
 */
export function useNeighbours(route: Route) {
  const [params] = useTypedSearchParams<FilterParam>();
  const { data: gyms } = useQuery(gymQueries.list());
  const { routes, circuits } = useGymRoutes(route.gym_id);
  const lines = gyms?.find(({ id }) => id === route.gym_id)?.layout.lines;

  const walk = useMemo(() => {
    const { hiddenCircuits = [], ...filters } = parseFilterParams(params, circuits);
    const { visibleRoutes } = applyFilters(routes, { ...filters, hiddenCircuits });
    const isVisible = visibleRoutes.some((each) => each.route.id === route.id);
    return sortAlongWall(
      lines ?? [],
      (isVisible ? visibleRoutes : routes).map((each) => each.route),
    );
  }, [params, circuits, routes, lines, route.id]);

  const index = walk.findIndex(({ id }) => id === route.id);
  if (index < 0 || walk.length < 2) return undefined;
  return { previous: walk.at(index - 1), next: walk[(index + 1) % walk.length] };
}

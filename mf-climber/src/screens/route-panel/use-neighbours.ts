import { useMemo } from "react";

import { useGym } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { sortAlongWall } from "@topout/shared/domain";
import { useTypedSearchParams } from "@topout/shared/platform";

import { type FilterParam, parseFilterParams } from "../../features/route-filters/filter-params.ts";
import { applyFilters } from "../../features/route-filters/filters.ts";
import { useGymRoutes } from "../../gym-routes/use-gym-routes.ts";

/**
 * Returns the previous and the next route along the walls. The first route follows the last one. Skips routes that the
 * dashboard filters out. Ignores the filters if they hide the open route.
 */
export function useNeighbours(route: Route) {
  const [params] = useTypedSearchParams<FilterParam>();
  const { gym } = useGym(route.gym_id);
  const { routes, circuits } = useGymRoutes(route.gym_id);
  const lines = gym?.layout.lines;
  const scale = gym?.grade_scale;

  const sortedRoutes = useMemo(() => {
    const { hiddenCircuits = [], ...filters } = parseFilterParams(params, { circuits, scale });
    const { visibleRoutes } = applyFilters(routes, { ...filters, hiddenCircuits });
    const isVisible = visibleRoutes.some((gymRoute) => gymRoute.route.id === route.id);
    return sortAlongWall(
      lines ?? [],
      (isVisible ? visibleRoutes : routes).map((gymRoute) => gymRoute.route),
    );
  }, [params, circuits, scale, routes, lines, route.id]);

  const index = sortedRoutes.findIndex(({ id }) => id === route.id);
  if (index < 0 || sortedRoutes.length < 2) return undefined;
  return {
    previous: sortedRoutes.at(index - 1),
    next: sortedRoutes[(index + 1) % sortedRoutes.length],
  };
}

import type { Circuit, Gym } from "@topout/shared/contract";
import { isNewRoute } from "@topout/shared/domain";
import { hasStoredEntries, parseSearchParams } from "@topout/shared/first-load";
import type { GymRoute } from "@topout/shared/gym-map";

import {
  type FilterParam,
  parseFilterParams,
} from "../../../features/route-filters/filter-params.ts";
import { applyFilters } from "../../../features/route-filters/filters.ts";

interface GymRoutes {
  readonly gym: Pick<Gym, "grade_scale">;
  /** Without the marks of new routes. */
  readonly routes: readonly GymRoute[];
  readonly circuits: readonly Circuit[];
  /** Undefined while it is unknown. */
  readonly newSince: Date | null | undefined;
}

/**
 * Returns the routes that the dashboard shows first, without those that a filter hides. Returns no routes if the outbox
 * has entries, because only React knows them, or for a filter of new routes while it is unknown which these are.
 */
export function selectVisibleRoutes(
  { gym, routes, circuits, newSince }: GymRoutes,
  storedHiddenCircuits: readonly string[] = [],
): readonly GymRoute[] {
  if (hasStoredEntries()) return [];
  const params = parseSearchParams<FilterParam>(location.search);
  const { hiddenCircuits = storedHiddenCircuits, ...filters } = parseFilterParams(params, {
    circuits,
    scale: gym.grade_scale,
  });
  if (newSince === undefined && filters.marks.includes("new")) return [];
  const markedRoutes = routes.map((gymRoute) => ({
    ...gymRoute,
    isNew: isNewRoute(gymRoute.route.published_at, newSince ?? null),
  }));
  return applyFilters(markedRoutes, { ...filters, hiddenCircuits }).visibleRoutes;
}

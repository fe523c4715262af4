import type { Circuit } from "@topout/shared/contract";
import { hasStoredEntries, parseSearchParams } from "@topout/shared/first-load";
import type { GymRoute } from "@topout/shared/gym-map";

import {
  type FilterParam,
  parseFilterParams,
} from "../../../features/route-filters/filter-params.ts";
import { applyFilters } from "../../../features/route-filters/filters.ts";

interface GymRoutes {
  readonly routes: readonly GymRoute[];
  readonly circuits: readonly Circuit[];
  readonly newSince: Date | null;
}

/**
 * Returns the routes that the dashboard shows first, without those that a filter hides. Returns no routes if the outbox
 * has entries, or for a filter of new routes if it is unknown which these are, because only React knows that.
 */
export function selectVisibleRoutes(
  { routes, circuits, newSince }: GymRoutes,
  storedHiddenCircuits: readonly string[] = [],
): readonly GymRoute[] {
  if (hasStoredEntries()) return [];
  const params = parseSearchParams<FilterParam>(location.search);
  const { hiddenCircuits = storedHiddenCircuits, ...filters } = parseFilterParams(params, circuits);
  if (filters.marks.includes("new") && newSince === null) return [];
  return applyFilters(routes, { ...filters, hiddenCircuits }).visibleRoutes;
}

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
}

/**
 * Returns the routes that the dashboard shows first, without those that a filter hides. Returns no routes if the outbox
 * has entries, because only React applies these.
 */
export function selectVisibleRoutes(
  { routes, circuits }: GymRoutes,
  storedHiddenCircuits: readonly string[] = [],
): readonly GymRoute[] {
  if (hasStoredEntries()) return [];
  const params = parseSearchParams<FilterParam>(location.search);
  const { hiddenCircuits = storedHiddenCircuits, ...filters } = parseFilterParams(params, circuits);
  return applyFilters(routes, { ...filters, hiddenCircuits }).visibleRoutes;
}

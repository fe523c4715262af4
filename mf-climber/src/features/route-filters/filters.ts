import type { GymRoute } from "@topout/shared/gym-map";

import { createQueryMatcher } from "./create-query-matcher.ts";

/** The filters of the dashboard. They apply to the map and the list. */
export interface Filters {
  /** Whether sent routes are visible. */
  readonly sent: boolean;
  /** Whether attempted routes are visible. */
  readonly attempted: boolean;
  /** Whether only projects are visible. */
  readonly onlyProjects: boolean;
  /** Circuit ids. */
  readonly hiddenCircuits: readonly string[];
  /** The text of the search field. */
  readonly query: string;
}

export const defaultFilters: Filters = {
  sent: true,
  attempted: true,
  onlyProjects: false,
  hiddenCircuits: [],
  query: "",
};

/** Returns the visible routes. The counts ignore the circuit filter, so a hidden circuit keeps its count. */
export function applyFilters(routes: readonly GymRoute[], filters: Filters) {
  const matching = routes.filter(createFilterPredicate(filters));
  return {
    visibleRoutes: matching.filter(({ circuit }) => !filters.hiddenCircuits.includes(circuit.id)),
    countByCircuit: countByCircuit(matching),
  };
}

/** Checks all filters except the circuit filter. Unsent routes pass the `sent` and `attempted` filters. */
function createFilterPredicate({ sent, attempted, onlyProjects, query }: Filters) {
  const matches = createQueryMatcher(query);
  return (gymRoute: GymRoute): boolean =>
    !(gymRoute.state === "sent" && !sent) &&
    !(gymRoute.state === "attempted" && !attempted) &&
    (gymRoute.isProject || !onlyProjects) &&
    matches(gymRoute);
}

function countByCircuit(routes: readonly GymRoute[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { circuit } of routes) counts.set(circuit.id, (counts.get(circuit.id) ?? 0) + 1);
  return counts;
}

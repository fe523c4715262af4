import { hasStoredEntries } from "@topout/shared/first-load";
import type { GymRoute } from "@topout/shared/gym-map";

/** Filters of the dashboard in the URL that this script does not apply. */
const OTHER_FILTERS = ["hide", "projects", "q"];

/**
 * Returns the routes that the dashboard shows first, without those of hidden circuits. Returns no routes if the URL has
 * another filter, or if the outbox has entries, because only React applies these.
 */
export function selectVisibleRoutes(
  routes: readonly GymRoute[],
  storedHiddenCircuits: readonly string[] = [],
): readonly GymRoute[] {
  const params = new URLSearchParams(location.search);
  const hasOtherFilter = OTHER_FILTERS.some((name) => params.has(name));
  if (hasOtherFilter || hasStoredEntries()) return [];
  const hiddenCircuits = params.get("hideCircuits")?.split(".") ?? storedHiddenCircuits;
  return routes.filter(({ circuit }) => !hiddenCircuits.includes(circuit.id));
}

import type { GymRoute } from "@topout/shared/gym-map";

/** Filters of the dashboard in the URL that this script does not apply. */
const OTHER_FILTERS = ["hide", "projects", "q"];
/** In the outbox are changes of routes that the server has not stored. Only React adds them. */
const OUTBOX_KEY = "topout.outbox";

/**
 * The routes that the dashboard shows at its start: without those of hidden circuits. No routes if other filters or
 * unsent changes apply.
 */
export function selectVisibleRoutes(
  routes: readonly GymRoute[],
  storedCircuits: readonly string[] = [],
): readonly GymRoute[] {
  const params = new URLSearchParams(location.search);
  const isUnknown = OTHER_FILTERS.some((name) => params.has(name));
  if (isUnknown || localStorage.getItem(OUTBOX_KEY) !== null) return [];
  const hiddenCircuits = params.get("hideCircuits")?.split(".") ?? storedCircuits;
  return routes.filter(({ circuit }) => !hiddenCircuits.includes(circuit.id));
}

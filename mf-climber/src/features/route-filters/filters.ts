import type { GymRoute } from "../../gym-routes/gym-route.ts";
import { matchesQuery } from "./matches-query.ts";

/** What of the gym is shown, on the map and in the list alike. */
export interface Filters {
  readonly sent: boolean;
  readonly attempted: boolean;
  /** Projects only. */
  readonly projects: boolean;
  /** By id. */
  readonly hiddenCircuits: readonly string[];
  /** What is looked for; empty for everything. */
  readonly query: string;
}

export const defaultFilters: Filters = {
  sent: true,
  attempted: true,
  projects: false,
  hiddenCircuits: [],
  query: "",
};

/** The routes that are shown, and how many of each circuit there would be if its chip were on. */
export function applyFilters(listed: readonly GymRoute[], filters: Filters) {
  const found = listed.filter(passesAllButCircuit(filters));
  return {
    shown: found.filter(({ circuit }) => !filters.hiddenCircuits.includes(circuit.id)),
    countOf: countByCircuit(found),
  };
}

/** Untouched routes always show: only what one has done can be hidden. */
function passesAllButCircuit({ sent, attempted, projects, query }: Filters) {
  const isFound = matchesQuery(query);
  return (listed: GymRoute): boolean =>
    !(listed.state === "sent" && !sent) &&
    !(listed.state === "attempted" && !attempted) &&
    (listed.project || !projects) &&
    isFound(listed);
}

function countByCircuit(listed: readonly GymRoute[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { circuit } of listed) counts.set(circuit.id, (counts.get(circuit.id) ?? 0) + 1);
  return counts;
}

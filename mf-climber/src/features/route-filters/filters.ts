import type { ListedRoute } from "../../gym-routes/listed-route.ts";
import { finds } from "./finds.ts";

/** What of the gym is shown, on the map and in the list alike. */
export interface Filters {
  readonly sent: boolean;
  readonly attempted: boolean;
  /** Projects only. */
  readonly projects: boolean;
  /** By id. */
  readonly hiddenCircuits: readonly string[];
  /** What is looked for; empty for everything. */
  readonly words: string;
}

export const everything: Filters = {
  sent: true,
  attempted: true,
  projects: false,
  hiddenCircuits: [],
  words: "",
};

/** The routes that are shown, and how many of each circuit there would be if its chip were on. */
export function applyFilters(listed: readonly ListedRoute[], filters: Filters) {
  const found = listed.filter(passesAllButCircuit(filters));
  return {
    shown: found.filter(({ circuit }) => !filters.hiddenCircuits.includes(circuit.id)),
    countOf: countByCircuit(found),
  };
}

/** Untouched routes always show: only what one has done can be hidden. */
function passesAllButCircuit({ sent, attempted, projects, words }: Filters) {
  const isFound = finds(words);
  return (listed: ListedRoute): boolean =>
    !(listed.state === "sent" && !sent) &&
    !(listed.state === "attempted" && !attempted) &&
    (listed.project || !projects) &&
    isFound(listed);
}

function countByCircuit(listed: readonly ListedRoute[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { circuit } of listed) counts.set(circuit.id, (counts.get(circuit.id) ?? 0) + 1);
  return counts;
}

interface DatedSet {
  readonly id: string;
  readonly circuit_id: string;
  /** ISO 8601 in UTC, so that dates compare as strings. */
  readonly date: string;
}

/** Returns each circuit's current set, by circuit id. Of sets with equal dates, the one with the latest id is current. */
export function getCurrentSets<S extends DatedSet>(sets: readonly S[]): Map<string, S> {
  const currentSets = new Map<string, S>();
  for (const set of sets) {
    const latestSet = currentSets.get(set.circuit_id);
    if (!latestSet || isLater(set, latestSet)) currentSets.set(set.circuit_id, set);
  }
  return currentSets;
}

const isLater = (a: DatedSet, b: DatedSet) => (a.date === b.date ? a.id > b.id : a.date > b.date);

interface Dated {
  readonly id: string;
  readonly circuit_id: string;
  /** ISO 8601 in UTC, so that texts compare as times. */
  readonly date: string;
}

/** Each circuit's current set: the one with the latest date; of two on one date, the one made later. */
export function getCurrentSets<S extends Dated>(sets: readonly S[]): Map<string, S> {
  const current = new Map<string, S>();
  for (const set of sets) {
    const rival = current.get(set.circuit_id);
    if (!rival || isLater(set, rival)) current.set(set.circuit_id, set);
  }
  return current;
}

const isLater = (a: Dated, b: Dated) => (a.date === b.date ? a.id > b.id : a.date > b.date);

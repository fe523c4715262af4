/** A pseudorandom generator with the same numbers on every machine. */
export interface Random {
  /** From 0 up to but not including 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  /** Includes both ends. */
  integer: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(items: readonly [T, ...T[]]) => T;
  shuffle: <T>(items: readonly T[]) => T[];
  /** Normal distribution with mean 0 and standard deviation 1. */
  normal: () => number;
}

/** Creates a generator per label, so that new demo data does not change the existing data. */
export function createRandom(label: string): Random {
  const next = mulberry32(hash(label));
  const between = (low: number, high: number) => low + next() * (high - low);
  const integer = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    next,
    between,
    integer,
    chance: (probability) => next() < probability,
    pick: (items) => items[integer(0, items.length - 1)] ?? items[0],
    shuffle: (items) =>
      items
        .map((item) => ({ item, sortKey: next() }))
        .toSorted((a, b) => a.sortKey - b.sortKey)
        .map(({ item }) => item),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/** FNV-1a with a final mix, so that similar labels give very different seeds. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  return (h ^ (h >>> 15)) >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

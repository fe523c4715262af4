/** A newer file without a row may belong to a transaction that has not ended. */
const MIN_AGE_MS = 24 * 60 * 60 * 1_000;

/** Returns the time before which a stray file was stored. A newer file may get its row later. */
export const getStrayLimit = (): Date => new Date(Date.now() - MIN_AGE_MS);

/** Keys are random, so each of these first two characters has about the same number of files. */
export const PART_PREFIXES: readonly string[] = Array.from({ length: 256 }, (_, part) =>
  part.toString(16).padStart(2, "0"),
);

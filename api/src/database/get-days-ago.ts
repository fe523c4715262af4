const DAY_MS = 24 * 60 * 60 * 1_000;

/** Returns the time so many days ago, by the clock of the program. */
export const getDaysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

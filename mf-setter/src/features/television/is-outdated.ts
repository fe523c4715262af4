const MAX_AGE_MS = 10 * 60_000;

/** Whether the screen says since when it has no connection. */
export const isOutdated = (receivedAt: number, now: number): boolean =>
  now - receivedAt >= MAX_AGE_MS;

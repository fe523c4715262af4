const MAX_PAUSE_MS = 4 * 60 * 60_000;

/** Whether the visit continues whose last call was at this time, in milliseconds. */
export const isVisitRunning = (lastCallAt: number): boolean =>
  Date.now() - lastCallAt < MAX_PAUSE_MS;

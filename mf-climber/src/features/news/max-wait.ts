/**
 * How long map and list wait for a visit that starts. Enough for the response on a usual phone network. On a slow one the
 * map matters more than the bar. See docs/decisions/0075-visits.md.
 */
export const MAX_WAIT_MS = 400;

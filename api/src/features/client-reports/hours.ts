export const HOUR_MS = 60 * 60 * 1_000;

/** Returns the start of the hour. */
export const toHour = (time: Date): Date => new Date(Number(time) - (Number(time) % HOUR_MS));

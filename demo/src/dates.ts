export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const addMs = (time: Date, ms: number) => new Date(time.getTime() + ms);

/** The calendar day in UTC, which is the demo gym's time zone. */
export const toIsoDate = (time: Date) => time.toISOString().slice(0, 10);

/** 0:00 UTC on the day of `time`. */
export const getStartOfDay = (time: Date) => new Date(`${toIsoDate(time)}T00:00:00.000Z`);

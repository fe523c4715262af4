export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);

/** The calendar day in UTC, the demo gym's time zone. */
export const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** 0:00 in UTC of the day that `time` lies in. */
export const midnight = (time: Date) => new Date(`${dayOf(time)}T00:00:00.000Z`);

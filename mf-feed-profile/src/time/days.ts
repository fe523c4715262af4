const DAY_MS = 86_400_000;

/** Returns a consecutive number for the calendar day in the device's time zone, regardless of clock changes. */
export function toDayNumber(time: string | number): number {
  const date = new Date(time);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

export const getToday = () => toDayNumber(Date.now());

/** Returns a consecutive number for the month of a day number. */
export function toMonthNumber(day: number): number {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

const DAY_MS = 86_400_000;

/** Numbers the calendar days consecutively, in the device's time zone. Daylight saving time has no effect. */
export function toDayNumber(time: string | number): number {
  const date = new Date(time);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

/** The day number of today. */
export const getToday = () => toDayNumber(Date.now());

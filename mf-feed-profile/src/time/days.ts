const DAY_MS = 86_400_000;

/** The calendar day that a moment lies in where this device is, counted on. A day of 23 hours counts as one too. */
export function toDayNumber(moment: string | number): number {
  const date = new Date(moment);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

export const getToday = () => toDayNumber(Date.now());

/** The month that a day, by its number, lies in, counted on. */
export function toMonthNumber(day: number): number {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

import { getDate } from "./calendar-dates.ts";

const ISO_MONTH_LENGTH = "2026-11".length;

/** "2026-11", in the time zone of a gym. A gym without a time zone uses UTC. */
export const getMonth = (time: string | number | Date, timeZone: string | null): string =>
  getDate(new Date(time), timeZone).slice(0, ISO_MONTH_LENGTH);

/** The months up to and including `last`, oldest first. */
export function getLastMonths(last: string, count = 12): string[] {
  const [year, month] = last.split("-").map(Number) as [number, number];
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index)).toISOString().slice(0, ISO_MONTH_LENGTH),
  );
}

import { lazy } from "./lazy.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const ISO_DATE_LENGTH = "2026-12-04".length;

const getDateFormat = lazy(
  () =>
    new Intl.DateTimeFormat("en-GB", {
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: "UTC",
    }),
);

const getShortDateFormat = lazy(
  () => new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" }),
);

/** "4 Dec 2026" for the calendar date "2026-12-04". It is the same day in every time zone. */
export const formatDate = (date: string): string => getDateFormat().format(new Date(date));

/** "4 Dec" for the calendar date "2026-12-04". */
export const formatShortDate = (date: string): string =>
  getShortDateFormat().format(new Date(date));

/** By time zone. At most one entry per time zone that exists. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar date in the time zone of a gym, as "2026-12-04". A gym without a time zone uses UTC. */
export function getDate(time: Date, timeZone: string | null): string {
  if (timeZone === null) return time.toISOString().slice(0, ISO_DATE_LENGTH);
  const format = dateFormats.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone });
  dateFormats.set(timeZone, format);
  return format.format(time);
}

/** The days from one calendar date to another. Negative if `to` is earlier. */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

import { lazy } from "./lazy.ts";

const getMonthFormat = lazy(
  () => new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" }),
);
const getDayFormat = lazy(
  () => new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" }),
);
const getShortDayFormat = lazy(
  () => new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" }),
);
const getTimeFormat = lazy(
  () => new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }),
);

const getWeekdayTimeFormat = lazy(
  () =>
    new Intl.DateTimeFormat("en-GB", {
      weekday: "short",
      day: "numeric",
      month: "short",
      hour: "2-digit",
      minute: "2-digit",
    }),
);

/** "November 2026", in UTC: the month of a set's date must not depend on the reader's time zone. */
export const formatMonth = (timestamp: string): string =>
  getMonthFormat().format(new Date(timestamp));

/** "20 Nov 2026", in the reader's time zone. */
export const formatDay = (timestamp: string): string => getDayFormat().format(new Date(timestamp));

/** "20 Nov", in the reader's time zone. */
export const formatShortDay = (timestamp: string): string =>
  getShortDayFormat().format(new Date(timestamp));

/** "18:05", in the reader's time zone. */
export const formatTime = (timestamp: string): string =>
  getTimeFormat().format(new Date(timestamp));

/** "Wed 2 Dec, 07:40", in the reader's time zone. Some browsers write another comma after the weekday. */
export const formatWeekdayTime = (time: Date): string =>
  getWeekdayTimeFormat()
    .format(time)
    .replace(/^(\w+),/, "$1");

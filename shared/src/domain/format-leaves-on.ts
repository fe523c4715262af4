import { countDays } from "./calendar-dates.ts";
import { lazy } from "./lazy.ts";

const getWeekdayFormat = lazy(
  () =>
    new Intl.DateTimeFormat("en-GB", {
      weekday: "short",
      day: "numeric",
      month: "short",
      timeZone: "UTC",
    }),
);

/** "Tue 1 Dec" for the calendar date "2026-12-01". Some browsers write a comma after the weekday. */
export const formatWeekday = (date: string): string =>
  getWeekdayFormat().format(new Date(date)).replace(",", "");

/** The announced day of a route, which is today or later. */
export interface LastDay {
  readonly date: string;
  readonly daysLeft: number;
}

/** Returns undefined without an announced day, and after it. */
export function getLastDay(leavesOn: string | null, today: string): LastDay | undefined {
  if (leavesOn === null) return undefined;
  const daysLeft = countDays(today, leavesOn);
  return daysLeft < 0 ? undefined : { date: leavesOn, daysLeft };
}

/** "Leaves Tue 1 Dec" */
export function formatLastDay({ date, daysLeft }: LastDay): string {
  if (daysLeft === 0) return "Leaves today";
  return daysLeft === 1 ? "Leaves tomorrow" : `Leaves ${formatWeekday(date)}`;
}

/** "leaves Tue 1 Dec", for a list such as "P3, Purple, project, leaves Tue 1 Dec". */
export function describeLastDay({ date, daysLeft }: LastDay): string {
  if (daysLeft === 0) return "leaves today";
  return daysLeft === 1 ? "leaves tomorrow" : `leaves ${formatWeekday(date)}`;
}

/** "Leaves Tue 1 Dec" for the announced day of a route. Undefined without a day, and after it. */
export function formatLeavesOn(leavesOn: string | null, today: string): string | undefined {
  const lastDay = getLastDay(leavesOn, today);
  return lastDay && formatLastDay(lastDay);
}

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

/** "Leaves Tue 1 Dec" for the announced day of a route. Undefined without a day, and after it. */
export function formatLeavesOn(leavesOn: string | null, today: string): string | undefined {
  if (leavesOn === null) return undefined;
  const days = countDays(today, leavesOn);
  if (days < 0) return undefined;
  if (days === 0) return "Leaves today";
  return days === 1 ? "Leaves tomorrow" : `Leaves ${formatWeekday(leavesOn)}`;
}

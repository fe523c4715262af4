import { type LastDay, lazy, plural } from "@topout/shared/domain";

const getDateFormat = lazy(
  () => new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" }),
);
const getWeekdayFormat = lazy(
  () => new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" }),
);

const WEEK_DAYS = 7;

export const formatNewCount = (count: number): string =>
  plural(count, { one: "1 new", other: `${count} new` });

/** "3 of your projects leave on Tuesday". The days are in order, and at least one. */
export function formatLeavingProjects(days: readonly LastDay[]): string {
  const count = days.length;
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return "";
  return first.date === last.date ? formatOnDay(count, last) : formatByDay(count, last);
}

function formatOnDay(count: number, { date, daysLeft }: LastDay): string {
  if (daysLeft === 0) {
    return plural(count, {
      one: "1 of your projects leaves today",
      other: `${count} of your projects leave today`,
    });
  }
  if (daysLeft === 1) {
    return plural(count, {
      one: "1 of your projects leaves tomorrow",
      other: `${count} of your projects leave tomorrow`,
    });
  }
  const day = formatDay({ date, daysLeft });
  return plural(count, {
    one: `1 of your projects leaves on ${day}`,
    other: `${count} of your projects leave on ${day}`,
  });
}

/** For several days. The last of them is tomorrow at the earliest. */
function formatByDay(count: number, { date, daysLeft }: LastDay): string {
  if (daysLeft === 1) return `${count} of your projects leave by tomorrow`;
  return `${count} of your projects leave by ${formatDay({ date, daysLeft })}`;
}

/** "Tuesday" within 7 days, otherwise "10 Dec". */
const formatDay = ({ date, daysLeft }: LastDay) =>
  (daysLeft < WEEK_DAYS ? getWeekdayFormat() : getDateFormat()).format(new Date(date));

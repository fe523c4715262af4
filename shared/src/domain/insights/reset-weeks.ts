import { countDays, getDate } from "../calendar-dates.ts";
import { compareText } from "../compare-text.ts";

interface Clock {
  readonly now: Date;
  /** Of the gym. Null means UTC. */
  readonly timeZone: string | null;
}

/**
 * The full weeks since an area was reset. It counts as reset when at least half of its routes went up, so that a single
 * new route does not make an old area new. Null without routes.
 * @param upTimes When each of its routes went up, ISO 8601 in UTC.
 */
export function getResetWeeks(upTimes: readonly string[], { now, timeZone }: Clock): number | null {
  const newestFirst = [...upTimes].sort((a, b) => compareText(b, a));
  const resetAt = newestFirst[Math.ceil(newestFirst.length / 2) - 1];
  if (resetAt === undefined) return null;
  const days = countDays(getDate(new Date(resetAt), timeZone), getDate(now, timeZone));
  return Math.max(0, Math.floor(days / 7));
}

/** How old an area is, for its pattern on the map. */
export type AgeLevel = 0 | 1 | 2 | 3;

/** The first number of weeks of each level after the first one. */
const LEVEL_STARTS = [4, 7, 10];

export const getAgeLevel = (weeks: number): AgeLevel =>
  LEVEL_STARTS.filter((start) => weeks >= start).length as AgeLevel;

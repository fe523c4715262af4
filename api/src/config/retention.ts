/** For how many days, weeks and months to keep one backup each. */
export interface Retention {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

const UNITS = { d: "days", w: "weeks", m: "months" } as const;
const MAX_COUNT = 10_000;

/** Parses a text such as `7d,4w,12m`. Returns undefined if it is invalid or keeps nothing. */
export function parseRetention(text: string): Retention | undefined {
  const retention = { days: 0, weeks: 0, months: 0 };
  for (const part of text.split(",")) {
    const match = /^(\d{1,5})([dwm])$/.exec(part.trim());
    const count = Number(match?.[1]);
    const unit = UNITS[match?.[2] as keyof typeof UNITS];
    if (!unit || retention[unit] > 0 || !(count > 0 && count <= MAX_COUNT)) return undefined;
    retention[unit] = count;
  }
  return retention;
}

interface DatedBackup {
  readonly name: string;
  readonly createdAt: Date;
}

/**
 * Returns the backups to delete. Keeps the newest one of each of the last days, weeks and months that have one, and
 * always the newest one and the one with `verifiedName`.
 */
export function selectExpired<B extends DatedBackup>(
  backups: readonly B[],
  retention: Retention,
  verifiedName: string,
): B[] {
  const newestFirst = backups.toSorted((a, b) => Number(b.createdAt) - Number(a.createdAt));
  const kept = new Set([
    ...newestFirst.slice(0, 1),
    ...selectNewest(newestFirst, retention.days, getDay),
    ...selectNewest(newestFirst, retention.weeks, getWeek),
    ...selectNewest(newestFirst, retention.months, getMonth),
  ]);
  return backups.filter((backup) => !kept.has(backup) && backup.name !== verifiedName);
}

/** Returns the newest backup of each of the last periods that have one. */
function selectNewest<B extends DatedBackup>(
  newestFirst: readonly B[],
  maxPeriods: number,
  getPeriod: (time: Date) => string | number,
): B[] {
  const newestByPeriod = new Map<string | number, B>();
  for (const backup of newestFirst) {
    const period = getPeriod(backup.createdAt);
    if (!newestByPeriod.has(period)) newestByPeriod.set(period, backup);
  }
  return [...newestByPeriod.values()].slice(0, maxPeriods);
}

const DAY_MS = 24 * 60 * 60 * 1_000;
/** 1 January 1970 was a Thursday, and weeks start on Monday. */
const FIRST_MONDAY_DAYS = 4;

const getDay = (time: Date): number => Math.floor(Number(time) / DAY_MS);
const getWeek = (time: Date): number => Math.floor((getDay(time) - FIRST_MONDAY_DAYS) / 7);
const getMonth = (time: Date): string => time.toISOString().slice(0, 7);

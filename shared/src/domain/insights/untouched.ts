const UNTOUCHED_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;

interface Touches {
  /** When the route went up. ISO 8601 in UTC. */
  readonly upAt: string;
  /** The time of the last climb. Null without one. */
  readonly lastTouched: string | null;
}

/** Whether the route has been up for 14 days, without a climb in the last 14 days. */
export function isUntouched({ upAt, lastTouched }: Touches, now: Date): boolean {
  const limit = now.getTime() - UNTOUCHED_DAYS * DAY_MS;
  return [upAt, lastTouched].every((time) => time === null || Date.parse(time) <= limit);
}

/** The full days since a time. */
export const countFullDays = (since: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / DAY_MS));

/** Days with one decimal, because "1.5 days" is as precise as the figure is. A climb from before counts as at once. */
export const getFirstSendDays = (upAt: string, firstSentAt: string): number =>
  Math.max(0, Math.round(((Date.parse(firstSentAt) - Date.parse(upAt)) / DAY_MS) * 10) / 10);

import { formatDay, formatShortDay, formatTime } from "@topout/shared/domain";

const EVENING_HOUR = 18;

/** "You can log climbs until 1 Dec.", in the reader's time zone. On the last day, it says when the time is up. */
export function formatLogDeadline(deadline: Date, now: Date): string {
  const time = deadline.toISOString();
  if (formatDay(time) !== formatDay(now.toISOString())) {
    return `You can log climbs until ${formatShortDay(time)}.`;
  }
  return deadline.getHours() >= EVENING_HOUR
    ? "You can log climbs until tonight."
    : `You can log climbs until ${formatTime(time)}.`;
}

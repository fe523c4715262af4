import { formatDay } from "./dates.ts";
import { lazy } from "./lazy.ts";

const UNITS = [
  { unit: "day", ms: 86_400_000 },
  { unit: "hour", ms: 3_600_000 },
  { unit: "minute", ms: 60_000 },
] as const;

const WEEK_MS = 7 * 86_400_000;

const getRelativeFormat = lazy(() => new Intl.RelativeTimeFormat("en-GB"));

/** "2 hours ago", or the date after a week. A future time shows "just now", because clocks differ between devices. */
export function formatTimeAgo(time: string, now: number): string {
  const ageMs = now - Date.parse(time);
  if (ageMs >= WEEK_MS) return formatDay(time);
  const unit = UNITS.find(({ ms }) => ageMs >= ms);
  return unit ? getRelativeFormat().format(-Math.floor(ageMs / unit.ms), unit.unit) : "just now";
}

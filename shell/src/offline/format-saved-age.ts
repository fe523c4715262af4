import { lazy } from "@topout/shared/domain";

const MINUTE_MS = 60_000;
const UNITS = [
  { unit: "day", ms: 1_440 * MINUTE_MS },
  { unit: "hour", ms: 60 * MINUTE_MS },
  { unit: "minute", ms: MINUTE_MS },
] as const;

const getFormat = lazy(() => new Intl.RelativeTimeFormat("en"));

/** "12 minutes ago". The clock of the device may be wrong, so a time ahead counts as now. */
export function formatSavedAge(savedAt: number, now: number): string {
  const ageMs = now - savedAt;
  const largest = UNITS.find(({ ms }) => ageMs >= ms);
  return largest ? getFormat().format(-Math.floor(ageMs / largest.ms), largest.unit) : "just now";
}

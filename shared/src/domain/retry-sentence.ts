import { lazy } from "./lazy.ts";

const getFormat = lazy(() => new Intl.RelativeTimeFormat("en-GB", { numeric: "always" }));

/** A unit is used from two of it, so "90 seconds" does not become "2 minutes". */
const UNITS = [
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
] as const;

/** "Try again in 12 minutes." Rounds up. Says "in a moment" if the time is not known. */
export function getRetrySentence(seconds?: number): string {
  if (seconds === undefined || !(seconds > 0)) return "Try again in a moment.";
  const { unit, seconds: unitSeconds } = UNITS.find((entry) => seconds >= 2 * entry.seconds) ?? {
    unit: "second",
    seconds: 1,
  };
  return `Try again ${getFormat().format(Math.ceil(seconds / unitSeconds), unit)}.`;
}

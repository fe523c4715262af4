import { getRateInterval, type RateInterval } from "./get-rate-interval.ts";
import type { RolloutPeriod } from "./visit-counts.ts";

export interface ReleaseComparison {
  readonly verdict: "clearlyWorse" | "noRealDifference" | "tooFewVisits";
  /** Null without visits. */
  readonly release: RateInterval | null;
  readonly before: RateInterval | null;
}

/** A wider interval says little about a rate: 1 visit in 100. */
const MAX_WIDTH = 0.01;

/**
 * Compares the error rates of a release and of the version before it, as the page of releases shows them. `isWorse` is
 * the decision about the same visits.
 */
export function compareReleases(counts: RolloutPeriod, isWorse: boolean): ReleaseComparison {
  const release = getRateInterval(counts.release);
  const before = getRateInterval(counts.before);
  return { verdict: getVerdict([release, before], isWorse), release, before };
}

function getVerdict(
  intervals: readonly (RateInterval | null)[],
  isWorse: boolean,
): ReleaseComparison["verdict"] {
  if (isWorse) return "clearlyWorse";
  return intervals.every(isPrecise) ? "noRealDifference" : "tooFewVisits";
}

/** A high rate is known well enough with an interval as wide as itself. */
const isPrecise = (interval: RateInterval | null): boolean =>
  interval !== null && interval.high - interval.low <= Math.max(MAX_WIDTH, interval.rate);

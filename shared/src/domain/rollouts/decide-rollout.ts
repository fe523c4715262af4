import { discountErrors, getShare } from "./discount-errors.ts";
import type { RolloutPeriod } from "./visit-counts.ts";

/**
 * How many times more errors a release may have than the version before. Each factor is one bet of the test, and all
 * get the same weight. The evidence does not grow for a release with less than 1.2 times the errors.
 */
const RATE_FACTORS = [1.5, 2.5, 5, 15] as const;

/** A release without additional errors reaches this in at most 1 of 20 rollouts, for any number of checks. */
const HALT_EVIDENCE = 20;

/** A single browser can cause some errors, with a broken extension or forged reports. */
const IGNORED_ERRORS = 3;

/**
 * Decides whether a rollout halts, because the release causes more errors than the version before it. The decision is
 * valid at every look. It is a test by betting, with a mixture of likelihood ratios as its evidence.
 *
 * Without additional errors, an error belongs to the release with the probability of its share of the visits. So the
 * test needs no error rate, and an incident that affects both versions changes nothing. See
 * docs/decisions/0101-sequential-test.md.
 */
export const decideRollout = (periods: readonly RolloutPeriod[]): "continue" | "halt" =>
  getEvidence(discountErrors(periods, IGNORED_ERRORS)) >= HALT_EVIDENCE ? "halt" : "continue";

/** The mean of the likelihood ratios of the factors. It is at most 1 on average if the release is not worse. */
function getEvidence(periods: readonly RolloutPeriod[]): number {
  const ratios = RATE_FACTORS.map((factor) =>
    Math.exp(periods.reduce((sum, period) => sum + getLogRatio(period, factor), 0)),
  );
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
}

/** The logarithm of the likelihood ratio of a factor, given the visits and the number of all errors of the period. */
function getLogRatio(period: RolloutPeriod, factor: number): number {
  const { release, before } = period;
  const share = getShare(period);
  const errors = release.visitsWithErrors + before.visitsWithErrors;
  return (
    release.visitsWithErrors * Math.log(factor) - errors * Math.log(1 - share + factor * share)
  );
}

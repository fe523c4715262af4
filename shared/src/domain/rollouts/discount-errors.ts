import type { RolloutPeriod } from "./visit-counts.ts";

/**
 * Removes visits with errors of the release, first from the periods in which it had the smallest share of the visits,
 * because an error has the largest effect there. So this number of forged errors changes nothing.
 */
export function discountErrors(periods: readonly RolloutPeriod[], count: number): RolloutPeriod[] {
  let remaining = count;
  return [...periods]
    .sort((a, b) => getShare(a) - getShare(b))
    .map((period) => {
      const { release } = period;
      const removed = Math.min(remaining, release.visitsWithErrors);
      remaining -= removed;
      const visitsWithErrors = release.visitsWithErrors - removed;
      return { ...period, release: { ...release, visitsWithErrors } };
    });
}

/** The share of the visits that the release had. 0 without visits. */
export const getShare = ({ release, before }: RolloutPeriod): number =>
  release.visits === 0 ? 0 : release.visits / (release.visits + before.visits);

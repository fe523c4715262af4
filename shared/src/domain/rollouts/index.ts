export { compareReleases, type ReleaseComparison } from "./compare-releases.ts";
export { decideRollout } from "./decide-rollout.ts";
export type { RateInterval } from "./get-rate-interval.ts";
export type { RolloutPeriod, VisitCounts } from "./visit-counts.ts";

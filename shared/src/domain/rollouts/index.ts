export { compareReleases, type ReleaseComparison } from "./compare-releases.ts";
export type { RateInterval } from "./get-rate-interval.ts";

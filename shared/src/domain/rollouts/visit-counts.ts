/** The visits of one version, and how many of them had an error. The counts only grow. */
export interface VisitCounts {
  readonly visits: number;
  readonly visitsWithErrors: number;
}

/** The counts of a release and of the version before it, in a period in which the share of the release was the same. */
export interface RolloutPeriod {
  readonly release: VisitCounts;
  readonly before: VisitCounts;
}

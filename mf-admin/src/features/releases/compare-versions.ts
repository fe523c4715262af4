import type { ReleaseHealth, RolloutComparison } from "@topout/shared/contract";
import {
  compareReleases,
  decideRollout,
  type ReleaseComparison,
} from "@topout/shared/domain/rollouts";

import type { PartState } from "./release-part.ts";

interface Reports {
  /** What browsers have reported in the last day. Undefined without visits. */
  readonly release: ReleaseHealth | undefined;
  readonly before: ReleaseHealth | undefined;
  /** Undefined without a rollout. */
  readonly rollout: RolloutComparison | undefined;
}

/**
 * Compares the release of a part with the one before it. A release that runs or ran beside the live one is compared only
 * as the program compares it for a halt, because one network can add more errors to the counts of a day.
 */
export function compareVersions(
  state: PartState,
  { release, before, rollout }: Reports,
): ReleaseComparison {
  if (state === "goingOut" || state === "halted") {
    return compareReleases(toCounts(rollout?.gradual, rollout?.live), rollout?.is_worse === true);
  }
  const counts = toCounts(release, before);
  return compareReleases(counts, decideRollout([counts]) === "halt");
}

type ReportedVisits = Pick<ReleaseHealth, "visits" | "visits_with_errors">;

const NO_VISITS: ReportedVisits = { visits: 0, visits_with_errors: 0 };

const toCounts = (release = NO_VISITS, before = NO_VISITS) => ({
  release: toVisitCounts(release),
  before: toVisitCounts(before),
});

const toVisitCounts = ({ visits, visits_with_errors }: ReportedVisits) => ({
  visits,
  visitsWithErrors: visits_with_errors,
});

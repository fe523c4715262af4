import type { InstallationHealth, ReleaseHealth } from "@topout/shared/contract";
import { compareReleases, type ReleaseComparison } from "@topout/shared/domain/rollouts";

import type { ReleasePart } from "./release-part.ts";

/** What browsers report about the release of a part, and about the one before it. */
export interface PartHealth {
  readonly comparison: ReleaseComparison;
  /** Undefined without visits. */
  readonly release: ReleaseHealth | undefined;
  readonly before: ReleaseHealth | undefined;
  /** Whether the program has no access to take the gradual release back. */
  readonly isHaltBlocked: boolean;
}

export function getPartHealth(part: ReleasePart, health: InstallationHealth): PartHealth {
  const { remote, hash } = part.change;
  const find = (releaseHash: string | undefined) =>
    health.releases.find((entry) => entry.part === remote && entry.release === releaseHash);
  const release = find(hash);
  const before = find(part.before?.hash);
  const comparison = compareReleases({ release: toCounts(release), before: toCounts(before) });
  const isHaltBlocked = health.rollouts.some(
    (rollout) =>
      rollout.remote === remote && rollout.release === hash && rollout.can_halt === false,
  );
  return { comparison, release, before, isHaltBlocked };
}

const toCounts = (health: ReleaseHealth | undefined) => ({
  visits: health?.visits ?? 0,
  visitsWithErrors: health?.visits_with_errors ?? 0,
});

/** The highest rate that the plots show. The ranges of few visits may end beyond it. */
export function getHighestRate(comparisons: readonly ReleaseComparison[]): number {
  const rates = comparisons.flatMap(({ verdict, release, before }) =>
    [release, before].map((interval) =>
      verdict === "tooFewVisits" ? interval?.rate : interval?.high,
    ),
  );
  return Math.max(0, ...rates.filter((rate) => rate !== undefined));
}

import type { InstallationHealth, ReleaseHealth } from "@topout/shared/contract";
import type { ReleaseComparison } from "@topout/shared/domain/rollouts";

import { compareVersions } from "./compare-versions.ts";
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
  const isOfRelease = (entry: { readonly remote: string; readonly release: string }) =>
    entry.remote === remote && entry.release === hash;
  const rollout = health.comparisons.find(isOfRelease);
  const comparison = compareVersions(part.state, { release, before, rollout });
  const isHaltBlocked = health.rollouts.some(
    (access) => isOfRelease(access) && access.can_halt === false,
  );
  return { comparison, release, before, isHaltBlocked };
}

/** The highest rate that the plots show. The ranges of few visits may end beyond it. */
export function getHighestRate(comparisons: readonly ReleaseComparison[]): number {
  const rates = comparisons.flatMap(({ verdict, release, before }) =>
    [release, before].map((interval) =>
      verdict === "tooFewVisits" ? interval?.rate : interval?.high,
    ),
  );
  return Math.max(0, ...rates.filter((rate) => rate !== undefined));
}

import {
  decideRollout,
  type RolloutPeriod,
  type VisitCounts,
} from "@topout/shared/domain/rollouts";

import type { DatabaseReader } from "../../database/database.ts";
import { type ComparedReleases, readPeriods } from "./read-periods.ts";

interface Comparison {
  /** Whether the gradual release has clearly more errors, so that the rollout halts. */
  readonly isWorse: boolean;
  /** The sums of all periods. */
  readonly counts: RolloutPeriod;
}

/** Compares a gradual release with the live one. The job that halts rollouts and the page of releases both use this. */
export async function compareRollout(
  db: DatabaseReader,
  releases: ComparedReleases,
): Promise<Comparison> {
  const periods = await readPeriods(db, releases);
  return {
    isWorse: decideRollout(periods) === "halt",
    counts: {
      release: sumCounts(periods.map(({ release }) => release)),
      before: sumCounts(periods.map(({ before }) => before)),
    },
  };
}

const sumCounts = (counts: readonly VisitCounts[]): VisitCounts => ({
  visits: counts.reduce((sum, { visits }) => sum + visits, 0),
  visitsWithErrors: counts.reduce((sum, { visitsWithErrors }) => sum + visitsWithErrors, 0),
});

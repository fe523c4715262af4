import type { RolloutComparison } from "@topout/shared/contract";
import type { VisitCounts } from "@topout/shared/domain/rollouts";

import type { DatabaseReader } from "../../database/database.ts";
import { compareRollout } from "./compare-rollout.ts";
import type { RecordedRollout } from "./find-rollouts.ts";

/** Compares each gradual release with the live one, also those that have halted. */
export const listComparisons = (
  db: DatabaseReader,
  rollouts: readonly RecordedRollout[],
): Promise<RolloutComparison[]> =>
  Promise.all(
    rollouts.map(async (rollout) => {
      const { isWorse, counts } = await compareRollout(db, rollout);
      return {
        remote: rollout.remote,
        release: rollout.hash,
        gradual: toResponse(counts.release),
        live: toResponse(counts.before),
        is_worse: isWorse,
      };
    }),
  );

const toResponse = ({ visits, visitsWithErrors }: VisitCounts) => ({
  visits,
  visits_with_errors: visitsWithErrors,
});

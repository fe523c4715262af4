import { BackupDetails, CheckDetails, DrillDetails } from "@topout/shared/contract";
import { operations } from "@topout/shared/contract/server";
import type * as z from "zod/mini";

import type { DatabaseReader } from "../../database/database.ts";
import { defineHandlers } from "../../http/define-handlers.ts";
import {
  type OperationKind,
  type OperationRun,
  readOperationRuns,
} from "../../database/operation-runs.ts";

export const createOperationHandlers = (db: DatabaseReader) =>
  defineHandlers(operations, {
    list: async () => {
      const runs = await readOperationRuns(db);
      return {
        backup: findRun(runs, "backup", BackupDetails),
        drill: findRun(runs, "drill", DrillDetails),
        check: findRun(runs, "check", CheckDetails),
      };
    },
  });

/** Returns the run with its details. They are null if every run has failed without a result. */
function findRun<S extends z.ZodMiniType>(
  runs: readonly OperationRun[],
  kind: OperationKind,
  schema: S,
) {
  const run = runs.find((candidate) => candidate.kind === kind);
  if (!run) return null;
  const { finished_at, succeeded_at, failure, details } = run;
  return {
    finished_at: finished_at.toISOString(),
    succeeded_at: succeeded_at?.toISOString() ?? null,
    failure,
    details: schema.safeParse(details).data ?? null,
  };
}

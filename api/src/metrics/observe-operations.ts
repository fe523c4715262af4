import { Gauge } from "prom-client";

import type { Database } from "../database/database.ts";
import { type OperationRun, readOperationRuns } from "../database/operation-runs.ts";
import { registry } from "./metrics.ts";

/** Reports the last backup, drill and check. Call it once in a process. */
export function observeOperations(db: Database): void {
  createRunGauge(db, {
    name: "topout_operation_success_age_seconds",
    help: "How long ago the last backup, drill or check succeeded, by operation.",
    getValue: ({ succeeded_at }) => succeeded_at && toAgeSeconds(succeeded_at),
  });
  createRunGauge(db, {
    name: "topout_operation_failed",
    help: "1 if the last backup, drill or check failed, by operation.",
    getValue: ({ failure }) => (failure === null ? 0 : 1),
  });
  createRunGauge(db, {
    name: "topout_restored_backup_age_seconds",
    help: "How old the backup is that the last successful drill has restored.",
    getValue: ({ kind, details }) =>
      kind === "drill" && "backup_created_at" in details
        ? toAgeSeconds(new Date(String(details.backup_created_at)))
        : null,
  });
}

interface RunGauge {
  readonly name: string;
  readonly help: string;
  /** Returns null if there is no value for the run. */
  readonly getValue: (run: OperationRun) => number | null;
}

function createRunGauge(db: Database, { name, help, getValue }: RunGauge): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: ["operation"],
    registers: [],
    async collect() {
      this.reset();
      // Without the database there are no values, but the other metrics remain available.
      const runs = await readOperationRuns(db).catch(() => []);
      for (const run of runs) {
        const value = getValue(run);
        if (value !== null) this.set({ operation: run.kind }, value);
      }
    },
  });
  registry.registerMetric(gauge);
}

const toAgeSeconds = (time: Date): number => (Date.now() - Number(time)) / 1_000;

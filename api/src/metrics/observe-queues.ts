import { Gauge } from "prom-client";

import type { Database } from "../database/database.ts";
import { type QueueState, readQueueStates } from "../database/read-queue-states.ts";
import { registry } from "./metrics.ts";

/** Reports the jobs that wait for a worker. Call it once in a process. */
export function observeQueues(db: Database): void {
  createQueueGauge(db, {
    name: "topout_queue_jobs",
    help: "Jobs that wait for a worker, by job.",
    getValue: ({ jobCount }) => jobCount,
  });
  createQueueGauge(db, {
    name: "topout_queue_age_seconds",
    help: "How long the oldest waiting job has waited, by job.",
    getValue: ({ ageSeconds }) => ageSeconds,
  });
}

interface QueueGauge {
  readonly name: string;
  readonly help: string;
  readonly getValue: (state: QueueState) => number;
}

function createQueueGauge(db: Database, { name, help, getValue }: QueueGauge): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: ["job"],
    registers: [],
    async collect() {
      this.reset();
      // Without the database there are no values, but the other metrics remain available.
      const states = await readQueueStates(db).catch(() => []);
      for (const state of states) this.set({ job: state.job }, getValue(state));
    },
  });
  registry.registerMetric(gauge);
}

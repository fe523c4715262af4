import type { Database } from "../database/database.ts";
import { startDefaultMetrics } from "./metrics.ts";
import { observePool } from "./observe-pool.ts";
import { observeQueues } from "./observe-queues.ts";

/** Measures the process, its database pool and the job queues. Call it once in a process. */
export function observeProcess(db: Database): void {
  startDefaultMetrics();
  observePool(db.$client);
  observeQueues(db);
}

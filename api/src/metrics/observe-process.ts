import type { Database } from "../database/database.ts";
import { startDefaultMetrics } from "./metrics.ts";
import type { Replica } from "../database/replica.ts";
import { observePool } from "./observe-pool.ts";
import { observeQueues } from "./observe-queues.ts";
import { observeReplica } from "./observe-replica.ts";

/** Measures the process, its database pool, the job queues and the replica. Call it once in a process. */
export function observeProcess(db: Database, replica: Replica | undefined): void {
  startDefaultMetrics();
  observePool(db.$client);
  observeQueues(db);
  if (replica) observeReplica(replica);
}

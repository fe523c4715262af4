import type { Database } from "../database/database.ts";
import { startDefaultMetrics } from "./metrics.ts";
import type { Replica } from "../database/replica.ts";
import type { Disk } from "../files/disk.ts";
import { observeDisks } from "./observe-disks.ts";
import { observeOperations } from "./observe-operations.ts";
import { observePool } from "./observe-pool.ts";
import { observeQueues } from "./observe-queues.ts";
import { observeReplica } from "./observe-replica.ts";

/** Measures the process, its database pool, the job queues, the operations, the replica and the disks. Call it once in a process. */
export function observeProcess(
  db: Database,
  replica: Replica | undefined,
  disks: readonly Disk[],
): void {
  startDefaultMetrics();
  observePool(db.$client);
  observeQueues(db);
  observeOperations(db);
  observeDisks(disks);
  if (replica) observeReplica(replica);
}

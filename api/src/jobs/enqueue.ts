import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";

import type { Transaction } from "../database/database.ts";
import type { JobData, JobName } from "../database/job-queues.ts";

/** Enqueues a job in the caller's transaction. The job exists only if the transaction commits. */
export async function enqueue<N extends JobName>(
  tx: Pick<Transaction, "execute">,
  name: N,
  data: JobData[N],
): Promise<void> {
  // Use a new instance for each call, so all its queries run in this transaction. An instance is cheap.
  const boss = new PgBoss({ db: fromDrizzle(tx, sql), supervise: false, schedule: false });
  await boss.send(name, data);
}

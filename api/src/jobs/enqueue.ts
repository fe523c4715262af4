import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";

import type { Transaction } from "../database/database.ts";
import type { JobData, JobName } from "../database/job-queues.ts";

/** Leaves work for later, in the caller's transaction: it is there when, and only when, that commits. */
export async function enqueue<N extends JobName>(
  tx: Pick<Transaction, "execute">,
  name: N,
  data: JobData[N],
): Promise<void> {
  // Made anew each time (it costs 0.05 ms), so that whatever it asks the database goes through the transaction too.
  const boss = new PgBoss({ db: fromDrizzle(tx, sql), supervise: false, schedule: false });
  await boss.send(name, data);
}

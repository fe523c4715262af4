import { sql } from "drizzle-orm";

import type { Database } from "../database/database.ts";

/** Counts the transactions of this database that wait for a lock. */
export async function countWaitingTransactions(db: Pick<Database, "execute">) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count;
}

import { sql } from "drizzle-orm";

import type { Database } from "../../database/database.ts";

/** The role of the program may not delete entries itself (docs/decisions/0103). Entries of the last 30 days stay. */
export const deleteOldAuditEntries = async (db: Database, maxAgeDays: number): Promise<void> => {
  await db.execute(sql`select delete_old_audit_entries(${maxAgeDays})`);
};

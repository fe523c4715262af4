import { lt } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { getDaysAgo } from "../../database/get-days-ago.ts";
import { auditEntries } from "../../database/schema.ts";

export const deleteOldAuditEntries = async (db: Database, maxAgeDays: number): Promise<void> => {
  await db.delete(auditEntries).where(lt(auditEntries.time, getDaysAgo(maxAgeDays)));
};

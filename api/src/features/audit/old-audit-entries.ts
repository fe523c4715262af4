import { lt, sql } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { auditEntries } from "../../database/schema.ts";

const MAX_AGE_INTERVAL = sql`interval '400 days'`;

export const deleteOldAuditEntries = async (db: Database): Promise<void> => {
  await db.delete(auditEntries).where(lt(auditEntries.time, sql`now() - ${MAX_AGE_INTERVAL}`));
};

import { sql } from "drizzle-orm";

import { normalizeAccountName, normalizeAccountNameInSql } from "../auth/normalize-account-name.ts";
import type { Transaction } from "../database/database.ts";

interface JobSubjects {
  readonly userId: string;
  readonly email: string;
  readonly videoIds: readonly string[];
}

/** Deletes all jobs about an account: pending, completed and failed ones. */
export async function deleteAccountJobs(
  tx: Transaction,
  { userId, email, videoIds }: JobSubjects,
): Promise<void> {
  await tx.execute(sql`
    delete from pgboss.job
    where data ->> 'user' = ${userId}
      or ${normalizeAccountNameInSql(sql`(data ->> 'email')`)} = ${normalizeAccountName(email)}
      or data ->> 'video' = any(${sql.param(videoIds)}::text[])`);
}

import { sql } from "drizzle-orm";

import type { Database } from "./database.ts";
import type { JobName } from "./job-queues.ts";

/** Returns those of the files that a waiting job will delete. */
export async function findPendingDeletions(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select file.key
    from pgboss.job cross join lateral jsonb_array_elements_text(job.data -> 'keys') as file (key)
    where job.name = ${"delete-files" satisfies JobName} and job.state < 'completed'
      and file.key = any(${sql.param(keys)}::text[])`);
  return new Set(rows.map(({ key }) => key));
}

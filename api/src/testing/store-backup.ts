import { sql } from "drizzle-orm";

import type { TestApi } from "./index.ts";

/** Stores that the last backup succeeded so many hours ago. */
export const storeBackup = ({ db }: TestApi, { hours = 0, failure = "" }) =>
  db.execute(sql`
    insert into operation_runs (kind, started_at, finished_at, succeeded_at, failure)
    select 'backup', time, time, time, nullif(${failure}, '')
    from (select now() - ${hours} * interval '1 hour' as time)
    on conflict (kind) do update set succeeded_at = excluded.succeeded_at, failure = excluded.failure`);

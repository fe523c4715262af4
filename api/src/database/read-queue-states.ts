import { sql } from "drizzle-orm";

import type { Database } from "./database.ts";

export interface QueueState {
  readonly job: string;
  /** The number of jobs that wait for a worker. */
  readonly jobCount: number;
  /** How long the oldest of them has waited. */
  readonly ageSeconds: number;
}

/** Reads all queues, including empty ones. */
export async function readQueueStates(db: Database): Promise<QueueState[]> {
  const { rows } = await db.execute<QueueState & Record<string, unknown>>(sql`
    select queue.name as job, count(job.id)::int as "jobCount",
      coalesce(extract(epoch from now() - min(job.start_after)), 0)::float8 as "ageSeconds"
    from pgboss.queue
      left join pgboss.job on job.name = queue.name
        and job.state in ('created', 'retry') and job.start_after <= now()
    group by queue.name`);
  return rows;
}

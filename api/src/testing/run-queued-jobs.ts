import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";

import type { Database } from "../database/database.ts";
import type { JobHandlers } from "../jobs/job-handler.ts";
import { queues } from "../database/job-queues.ts";
import { type JobLog, runJob } from "../jobs/run-job.ts";

const silent: JobLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Runs all queued jobs, including the jobs that they enqueue and immediate retries, until the queue is empty. */
export async function runQueuedJobs(
  db: Database,
  handlers: JobHandlers,
  log = silent,
): Promise<void> {
  const boss = new PgBoss({ db: fromDrizzle(db, sql), supervise: false, schedule: false });
  while (await runNextJobs(boss, handlers, log));
}

async function runNextJobs(boss: PgBoss, handlers: JobHandlers, log: JobLog): Promise<boolean> {
  let hasRun = false;
  for (const name of Object.keys(queues)) {
    const options = { includeMetadata: true, ignoreStartAfter: true } as const;
    const [job] = await boss.fetch<unknown>(name, options);
    if (!job) continue;
    hasRun = true;
    await runJob({ ...job, signal: new AbortController().signal }, { handlers, log }).then(
      () => boss.complete(name, job.id),
      (error: unknown) => boss.fail(name, job.id, { message: String(error) }),
    );
  }
  return hasRun;
}

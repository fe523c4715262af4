import {
  DEAD_LETTER_QUEUE,
  enqueue,
  type JobData,
  type JobName,
  queues,
  RENAMED_QUEUES,
  SCHEDULED_JOBS,
} from "@topout/api/jobs";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Client } from "pg";

import type { ArchivedJobs } from "./archive-format.ts";

/** Queues without archived jobs: the schedule enqueues its jobs, and failed jobs have been handled. */
const EXCLUDED_QUEUES: ReadonlySet<string> = new Set<string>([
  ...SCHEDULED_JOBS,
  DEAD_LETTER_QUEUE,
]);

/** Whether archives contain the jobs of this queue. pg-boss may change its tables, so we do not archive them. */
const isArchived = (name: string): name is JobName =>
  Object.hasOwn(queues, name) && !EXCLUDED_QUEUES.has(name);

/** Returns the jobs that have not ended. */
export async function readPendingJobs(client: Client): Promise<ArchivedJobs> {
  const { rows } = await client.query<ArchivedJobs[number]>(
    "select name, data from pgboss.job where state < 'completed' order by created_on",
  );
  return rows.filter(({ name }) => isArchived(name));
}

/** Replaces the pending jobs in the client's transaction. */
export async function replaceJobs(client: Client, jobs: ArchivedJobs): Promise<void> {
  await client.query("delete from pgboss.job where state < 'completed' and name <> all($1)", [
    [...EXCLUDED_QUEUES],
  ]);
  const tx = drizzle({ client });
  for (const { name: archivedName, data } of jobs) {
    const name = RENAMED_QUEUES[archivedName] ?? archivedName;
    // The type of the data is correct, because `enqueue` created the job that `readPendingJobs` saved.
    if (isArchived(name)) await enqueue(tx, name, data as JobData[typeof name]);
  }
}

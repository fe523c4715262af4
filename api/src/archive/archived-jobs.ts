import { drizzle } from "drizzle-orm/node-postgres";
import type { Client } from "pg";

import { enqueue } from "../jobs/enqueue.ts";
import { DEAD_LETTER_QUEUE, type JobData, type JobName, queues } from "../database/job-queues.ts";
import type { ArchivedJobs } from "./archive-format.ts";

/** The schedule starts the sweep again. Dead letters are already handled. */
const EXCLUDED_QUEUES: ReadonlySet<string> = new Set<string>([
  "sweep-files" satisfies JobName,
  DEAD_LETTER_QUEUE,
]);

/** We archive jobs instead of pg-boss's tables, which change between its versions. */
const isArchived = (name: string): name is JobName =>
  Object.hasOwn(queues, name) && !EXCLUDED_QUEUES.has(name);

/** Returns the jobs that have not ended yet. */
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
  for (const { name, data } of jobs) {
    // The data is valid: `enqueue` received it before `readPendingJobs` saved it.
    if (isArchived(name)) await enqueue(tx, name, data as JobData[typeof name]);
  }
}

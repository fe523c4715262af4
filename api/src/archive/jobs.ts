import { drizzle } from "drizzle-orm/node-postgres";
import type { Client } from "pg";

import { enqueue } from "../jobs/enqueue.ts";
import { GIVEN_UP, type JobData, type JobName, queues } from "../database/job-queues.ts";
import type { Jobs } from "./archive-format.ts";

/** Comes again by itself; the other is about failures that were told. */
const LEFT_OUT: ReadonlySet<string> = new Set<string>(["sweep-files" satisfies JobName, GIVEN_UP]);

/** Work that is an archive's to carry over. The queue's own tables are another thing in every version of it. */
const isCarried = (name: string): name is JobName =>
  Object.hasOwn(queues, name) && !LEFT_OUT.has(name);

/** What is yet to be done, or is being done and not done yet. */
export async function waitingJobs(client: Client): Promise<Jobs> {
  const { rows } = await client.query<Jobs[number]>(
    "select name, data from pgboss.job where state < 'completed' order by created_on",
  );
  return rows.filter(({ name }) => isCarried(name));
}

/** Puts the archive's work in the place of what was waiting here; all in the client's transaction. */
export async function replaceJobs(client: Client, jobs: Jobs): Promise<void> {
  await client.query("delete from pgboss.job where state < 'completed' and name <> all($1)", [
    [...LEFT_OUT],
  ]);
  const tx = drizzle({ client });
  for (const { name, data } of jobs) {
    // Written by `waitingJobs`, from what `enqueue` once took.
    if (isCarried(name)) await enqueue(tx, name, data as JobData[typeof name]);
  }
}

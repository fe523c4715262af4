import { reuseOrStartPostgres } from "@topout/embedded-postgres";

import { openDatabase } from "../database/database.ts";
import type { SCHEDULED_JOBS } from "../database/job-queues.ts";
import { enqueue } from "../jobs/enqueue.ts";

/** Adds a scheduled job to the queue of a running program, whose worker runs it before its time. */
export async function enqueueScheduledJob(
  dataDir: string,
  name: (typeof SCHEDULED_JOBS)[number],
): Promise<void> {
  const { url, stop } = await reuseOrStartPostgres(dataDir);
  const { db, close } = openDatabase(url, { maxConnections: 1 });
  try {
    await db.transaction((tx) => enqueue(tx, name, {}));
  } finally {
    await close();
    await stop();
  }
}

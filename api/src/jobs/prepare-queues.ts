import { type Db, PgBoss } from "pg-boss";

import { queues } from "./job-table.ts";

/** Makes the queue's tables, or brings them up to date. The caller holds the migration lock. */
export async function prepareQueues(db: Db): Promise<void> {
  const boss = new PgBoss({ db, supervise: false, schedule: false });
  await boss.start();
  try {
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const [name, settings] of Object.entries(queues)) {
      // The policy of a queue is decided when it is made.
      const { policy: _policy, ...changeable } = settings;
      if (known.has(name)) await boss.updateQueue(name, changeable);
      else await boss.createQueue(name, settings);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

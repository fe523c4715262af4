import { PgBoss } from "pg-boss";

import { throttle } from "../logging/throttle.ts";
import type { JobHandlers } from "./job-handler.ts";
import { type JobName, queues } from "../database/job-queues.ts";
import { type JobLog, runJob } from "./run-job.ts";

interface Work {
  /** Of the database; the worker keeps a few connections of its own. */
  readonly url: string;
  readonly handlers: JobHandlers;
  readonly log: JobLog;
  /** How long what is under way may take to its end once the worker is stopped. */
  readonly drainMs?: number;
}

export interface Worker {
  /** Lets what is under way finish, or hands it back when that takes too long. */
  readonly stop: () => Promise<void>;
}

/** How soon the work of a process that died is found. */
const WATCH_SECONDS = 5;
/** The queue tells of new work at once; this is for when that was not heard. */
const POLL_SECONDS = 2;
/** It is asked every moment: this often is enough to know that it is away. */
const OUTAGE_MS = 60_000;
const DRAIN_MS = 25_000;
const NIGHTLY = "17 4 * * *";

/** Does the work of every queue, together with other workers on the same database. */
export async function startWorker({
  url,
  handlers,
  log,
  drainMs = DRAIN_MS,
}: Work): Promise<Worker> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
  });
  const tellOutage = throttle(OUTAGE_MS, (heldBack, { message }: Error) =>
    log.warn({ reason: message, times: heldBack + 1 }, "the queue is out of reach"),
  );
  boss.on("error", tellOutage);
  boss.on("warning", (warning) => log.warn({ warning }, "the queue needs a look"));
  await boss.start();
  await boss.schedule("sweep-files" satisfies JobName, NIGHTLY, {}, { missed: "once" });

  for (const name of Object.keys(queues)) {
    const options = {
      includeMetadata: true,
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_SECONDS,
    } as const;
    const id = await boss.work<unknown, void, typeof options>(name, options, async ([job]) => {
      try {
        if (job) await runJob(job, handlers, log);
      } finally {
        // Else it rests before it looks for the next one, however many wait: it was told of them while it was busy.
        boss.notifyWorker(id);
      }
    });
  }
  return { stop: () => stop(boss, drainMs) };
}

async function stop(boss: PgBoss, drainMs: number): Promise<void> {
  const finished = Promise.all(Object.keys(queues).map((name) => boss.offWork(name)));
  const patience = Promise.withResolvers<void>();
  const late = setTimeout(patience.resolve, drainMs);
  await Promise.race([finished, patience.promise]);
  clearTimeout(late);
  await boss.stop({ graceful: false });
}

import { type JobWithMetadata, PgBoss } from "pg-boss";

import { throttle } from "../logging/throttle.ts";
import type { JobHandlers } from "./job-handler.ts";
import { queues, SCHEDULED_JOBS } from "../database/job-queues.ts";
import { type JobLog, runJob } from "./run-job.ts";
import type { TraceJob } from "../telemetry/tracing.ts";

interface WorkerOptions {
  /** The database URL. The worker opens a few connections. */
  readonly url: string;
  readonly handlers: JobHandlers;
  readonly log: JobLog;
  /** When to add the scheduled jobs, in the format of cron and in UTC. */
  readonly schedules?: Schedules;
  /** How long `stop` waits for running jobs. */
  readonly drainTimeoutMs?: number;
  /** How long `stop` waits for aborted jobs to remove their temporary files. */
  readonly abortTimeoutMs?: number;
  readonly traceJob?: TraceJob | undefined;
}

export interface Worker {
  /**
   * Waits for running jobs. After `drainTimeoutMs`, fails and aborts them, so the queue retries them. This counts as an
   * attempt. Then waits until they have ended, at most `abortTimeoutMs`.
   */
  readonly stop: () => Promise<void>;
}

/** How often pg-boss looks for jobs of dead workers. */
const SUPERVISE_SECONDS = 5;
/** PostgreSQL notifies workers of new jobs. Polling finds jobs whose notification was lost. */
const POLL_SECONDS = 2;
/** Polling fails often during an outage, so we log it once a minute. */
const OUTAGE_LOG_INTERVAL_MS = 60_000;
const DRAIN_TIMEOUT_MS = 25_000;
const ABORT_TIMEOUT_MS = 4_000;

/** The times of scheduled jobs. Undefined if a job does not run. */
export type Schedules = {
  readonly [N in (typeof SCHEDULED_JOBS)[number]]?: string | undefined;
};

const DEFAULT_SCHEDULES: Schedules = { "sweep-files": "17 4 * * *" };

/** Starts a worker for all queues. Several workers can share a database. */
export async function startWorker({
  url,
  handlers,
  log,
  schedules = {},
  drainTimeoutMs = DRAIN_TIMEOUT_MS,
  abortTimeoutMs = ABORT_TIMEOUT_MS,
  traceJob,
}: WorkerOptions): Promise<Worker> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  const logOutage = throttle(OUTAGE_LOG_INTERVAL_MS, (suppressedCount, { message }: Error) =>
    log.warn({ reason: message, times: suppressedCount + 1 }, "the job queue is unavailable"),
  );
  boss.on("error", logOutage);
  boss.on("warning", (warning) => log.warn({ warning }, "job queue warning"));
  await boss.start();
  await applySchedules(boss, { ...DEFAULT_SCHEDULES, ...schedules });

  const running = new Set<Promise<void>>();
  await workOnQueues(boss, async (job) => {
    const promise = runJob(job, { handlers, log, traceJob });
    running.add(promise);
    await promise.finally(() => running.delete(promise));
  });
  return {
    stop: async () => {
      await stop(boss, drainTimeoutMs);
      // pg-boss does not wait for the handlers that it aborts.
      await waitAtMost(abortTimeoutMs, Promise.allSettled(running));
    },
  };
}

async function workOnQueues(
  boss: PgBoss,
  run: (job: JobWithMetadata<unknown>) => Promise<void>,
): Promise<void> {
  for (const name of Object.keys(queues)) {
    const options = {
      includeMetadata: true,
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_SECONDS,
    } as const;
    const id = await boss.work<unknown, void, typeof options>(name, options, async ([job]) => {
      try {
        if (job) await run(job);
      } finally {
        // Fetch the next job immediately. pg-boss ignores notifications that arrive while a job runs.
        boss.notifyWorker(id);
      }
    });
  }
}

/** The last worker to start decides, if several have other schedules. */
async function applySchedules(boss: PgBoss, schedules: Schedules): Promise<void> {
  for (const name of SCHEDULED_JOBS) {
    const cron = schedules[name];
    if (cron === undefined) await boss.unschedule(name);
    else await boss.schedule(name, cron, {}, { missed: "once" });
  }
}

async function stop(boss: PgBoss, drainTimeoutMs: number): Promise<void> {
  const finished = Promise.all(Object.keys(queues).map((name) => boss.offWork(name)));
  await waitAtMost(drainTimeoutMs, finished);
  await boss.stop({ graceful: false });
}

async function waitAtMost(timeoutMs: number, promise: Promise<unknown>): Promise<void> {
  const timeout = Promise.withResolvers<void>();
  const timer = setTimeout(timeout.resolve, timeoutMs);
  await Promise.race([promise, timeout.promise]);
  clearTimeout(timer);
}

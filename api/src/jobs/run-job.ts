import type { JobWithMetadata } from "pg-boss";

import type { JobHandler, JobHandlers } from "./job-handler.ts";
import { GIVEN_UP, type JobName } from "../database/job-queues.ts";

/** What the program tells of its work. */
export interface JobLog {
  readonly info: (about: object, message: string) => void;
  readonly warn: (about: object, message: string) => void;
  readonly error: (about: object, message: string) => void;
}

/** Past the table's types: the queue's name says which data a job carries. */
type AnyHandler = JobHandler<unknown>;

/** Does one job that the queue handed out, and says how it went. A failure is thrown on, for the queue to try it again. */
export async function runJob(
  job: JobWithMetadata<unknown>,
  handlers: JobHandlers,
  log: JobLog,
): Promise<void> {
  if (job.name === GIVEN_UP) return giveUp(job, handlers, log);
  const about = { job: job.name, id: job.id, attempt: job.retryCount + 1 };
  const begun = performance.now();
  try {
    await (handlers[job.name as JobName] as AnyHandler).run(job.data, job.signal);
  } catch (err) {
    log.warn({ ...about, err }, "job failed");
    throw err;
  }
  log.info({ ...about, ms: Math.round(performance.now() - begun) }, "job done");
}

/** The last of its tries has failed: told as an error, and to whoever waits for it. */
async function giveUp(job: JobWithMetadata<unknown>, handlers: JobHandlers, log: JobLog) {
  const { sourceName, sourceId, sourceRetryCount } = job;
  const about = { job: sourceName, id: sourceId, attempts: (sourceRetryCount ?? 0) + 1 };
  // What it carries may be an address: the queue keeps that.
  log.error(about, "job given up");
  await (handlers[sourceName as JobName] as AnyHandler).giveUp?.(job.data);
}

import type { JobWithMetadata } from "pg-boss";

import type { JobHandler, JobHandlers } from "./job-handler.ts";
import { DEAD_LETTER_QUEUE, FREQUENT_JOBS, type JobName } from "../database/job-queues.ts";
import { jobDuration, permanentJobFailures } from "../metrics/metrics.ts";
import type { TraceJob } from "../telemetry/tracing.ts";

interface RunOptions {
  readonly handlers: JobHandlers;
  readonly log: JobLog;
  /** Records the job as a span. */
  readonly traceJob?: TraceJob | undefined;
}

export interface JobLog {
  readonly info: (fields: object, message: string) => void;
  readonly warn: (fields: object, message: string) => void;
  readonly error: (fields: object, message: string) => void;
}

/** A handler without the type of its data. TypeScript cannot infer that type from the name of a queue. */
type AnyHandler = JobHandler<unknown>;

/** Runs a job and logs the result. Rethrows errors, so that the queue retries the job. */
export async function runJob(
  job: JobWithMetadata<unknown>,
  { handlers, log, traceJob }: RunOptions,
): Promise<void> {
  const run = () =>
    job.name === DEAD_LETTER_QUEUE
      ? handleFinalFailure(job, handlers, log)
      : runHandler(job, handlers, log);
  if (!traceJob) return run();
  return traceJob({ name: job.name, id: job.id, attempt: job.retryCount + 1 }, run);
}

async function runHandler(
  job: JobWithMetadata<unknown>,
  handlers: JobHandlers,
  log: JobLog,
): Promise<void> {
  const fields = { job: job.name, id: job.id, attempt: job.retryCount + 1 };
  const startTime = performance.now();
  const endTimer = jobDuration.startTimer({ job: job.name });
  try {
    await (handlers[job.name as JobName] as AnyHandler).run(job.data, job.signal);
  } catch (err) {
    endTimer({ result: "failed" });
    log.warn({ ...fields, err }, "job failed");
    throw err;
  }
  endTimer({ result: "completed" });
  if (FREQUENT_JOBS.has(job.name)) return;
  log.info({ ...fields, ms: Math.round(performance.now() - startTime) }, "job completed");
}

/** Logs a job whose last retry has failed, and calls its handler. */
async function handleFinalFailure(
  job: JobWithMetadata<unknown>,
  handlers: JobHandlers,
  log: JobLog,
) {
  const { sourceName, sourceId, sourceRetryCount } = job;
  // Do not log the data of the job, because it may contain an email address.
  const fields = { job: sourceName, id: sourceId, attempts: (sourceRetryCount ?? 0) + 1 };
  permanentJobFailures.inc({ job: sourceName ?? "unknown" });
  log.error(fields, "job failed permanently");
  await (handlers[sourceName as JobName] as AnyHandler).onFinalFailure?.(job.data);
}

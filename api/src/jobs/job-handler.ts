import type { JobData, JobName } from "../database/job-queues.ts";

/** Runs one kind of job. A job may run again after it has succeeded, so a handler checks the current state first. */
export interface JobHandler<Data> {
  /** An error makes the queue retry. The signal aborts when another worker takes the job or the program stops. */
  readonly run: (data: Data, signal: AbortSignal) => Promise<void>;
  /** Called after the last retry has failed. */
  readonly onFinalFailure?: (data: Data) => Promise<void>;
}

export type JobHandlers = { readonly [N in JobName]: JobHandler<JobData[N]> };

import type { JobData, JobName } from "../database/job-queues.ts";

/** Runs one kind of job. A job may run twice, so a handler must first check whether the work is already done. */
export interface JobHandler<Data> {
  /**
   * The queue retries the job after an error. The signal aborts when another worker runs the job or the program stops.
   */
  readonly run: (data: Data, signal: AbortSignal) => Promise<void>;
  /** Called after the last retry has failed. */
  readonly onFinalFailure?: (data: Data) => Promise<void>;
}

export type JobHandlers = { readonly [N in JobName]: JobHandler<JobData[N]> };

import type { JobData, JobName } from "../database/job-queues.ts";

/** Does one kind of work. A job may be run again after it was done, so it looks at what is there first. */
export interface JobHandler<Data> {
  /** Throws what is worth another try. The signal tells that the job was handed to somebody else, or that the program ends. */
  readonly run: (data: Data, signal: AbortSignal) => Promise<void>;
  /** Called once every try has failed, where somebody waits for the outcome. */
  readonly giveUp?: (data: Data) => Promise<void>;
}

export type JobHandlers = { readonly [N in JobName]: JobHandler<JobData[N]> };

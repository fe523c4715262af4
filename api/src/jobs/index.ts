/** What the packages of the demo and of the archive use. */
export {
  DEAD_LETTER_QUEUE,
  type JobData,
  type JobName,
  queues,
  RENAMED_QUEUES,
  SCHEDULED_JOBS,
} from "../database/job-queues.ts";
export { enqueue } from "./enqueue.ts";

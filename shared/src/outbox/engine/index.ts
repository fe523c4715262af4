/** Stores taps on the device until the server has them. The shell loads it after the first screen. */
export { describeOperation } from "./describe-operation.ts";
export { createOutbox } from "./outbox.ts";
export { MAX_SERVER_ERROR_MS, MAX_SERVER_ERRORS } from "./queue.ts";

/** Sending files so that a person can watch them go. */
export { tellingProgress } from "./telling-progress.ts";

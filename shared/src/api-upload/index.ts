/** Sending files: small where they can be, and so that a person can watch them go. */
export { smallPicture } from "./small-picture.ts";
export { tellingProgress } from "./telling-progress.ts";

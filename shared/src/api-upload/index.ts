/** Sending files: small where they can be, and so that a person can watch them go. */
export { shrinkImage } from "./shrink-image.ts";
export { uploadWithProgress } from "./upload-with-progress.ts";

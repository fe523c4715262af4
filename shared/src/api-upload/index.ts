/** Upload helpers: image compression and progress events. */
export { shrinkImage } from "./shrink-image.ts";
export { uploadWithProgress } from "./upload-with-progress.ts";

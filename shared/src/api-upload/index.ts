/** Upload helpers: image compression, progress events, and images in the storage of the browser. */
export { fromDataUrl, toDataUrl } from "./data-url.ts";
export { shrinkImage } from "./shrink-image.ts";
export { uploadWithProgress } from "./upload-with-progress.ts";

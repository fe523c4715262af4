/** Upload helpers: image compression, and images in the storage of the browser. */
export { fromDataUrl, toDataUrl } from "./data-url.ts";
export { shrinkImage } from "./shrink-image.ts";

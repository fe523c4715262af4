/** Upload helpers: image compression, and conversion of images to and from data URLs. */
export { fromDataUrl, toDataUrl } from "./data-url.ts";
export { encodeCanvas } from "./encode-canvas.ts";
export { shrinkImage } from "./shrink-image.ts";

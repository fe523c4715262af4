/** Uploads of images: requests with files, image compression, and conversion of images to and from data URLs. */
export { fromDataUrl, toDataUrl } from "./data-url.ts";
export { encodeCanvas } from "./encode-canvas.ts";
export { isReadable } from "./is-readable.ts";
export { shrinkImage } from "./shrink-image.ts";
export { upload } from "./upload.ts";

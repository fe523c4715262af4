/** An image that keeps its aspect ratio, or one that is cropped to a box. */
export type ImageShape =
  | { readonly maxHeight: number }
  | { readonly width: number; readonly height: number };

/** The exit code of convert-image.ts for an invalid image, as opposed to an internal error. */
export const EXIT_CODE_NOT_AN_IMAGE = 65;

/** A maximum height for an unchanged aspect ratio, or the size of a box for a cropped image. */
export type ImageShape =
  | { readonly maxHeight: number }
  | { readonly width: number; readonly height: number };

/** The exit code of convert-image.ts for an invalid image. Other codes mean an internal error. */
export const EXIT_CODE_NOT_AN_IMAGE = 65;

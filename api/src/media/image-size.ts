/** A maximum height for an unchanged aspect ratio, or the size of a box for a cropped image. */
export type ImageSize =
  | { readonly maxHeight: number }
  | { readonly width: number; readonly height: number };

/** The maximum width and height of an image. A small file can declare a huge size, which takes memory and time. */
export const MAX_SIDE_PIXELS = 16_384;

/** The output of convert-image.ts has the length of each image in so many bytes, and then the images. */
export const LENGTH_BYTES = 4;

/** The exit codes of convert-image.ts for images that we reject. Other codes mean an internal error. */
export const EXIT_CODE_NOT_AN_IMAGE = 65;
export const EXIT_CODE_SIDE_TOO_LONG = 66;

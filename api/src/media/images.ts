import pLimit from "p-limit";
import sharp, { type Metadata, type ResizeOptions } from "sharp";

import { ProblemError } from "../http/problem.ts";

/** A picture that keeps its form, or one that is cut to a box. */
export type Shape =
  | { readonly maxHeight: number }
  | { readonly width: number; readonly height: number };

/** The shapes that photos are stored in. */
export const shapes = {
  /** A gym's, a route's or a profile's cover. */
  whole: { maxHeight: 1_920 },
  routeThumbnail: { width: 200, height: 250 },
} as const satisfies Record<string, Shape>;

const QUALITY = 80;
/** What phones take (50 megapixels), and no more: a small file may spell a picture that fills the memory. */
const MOST_PIXELS = 52_000_000;
const MOST_FRAMES = 2_000;
/** A WebP picture cannot be wider than 16,383; this is as wide as any screen. */
const MAX_WIDTH = 7_680;

/** One at a time: decoding takes far more memory than the file, and libvips uses every processor for one already. */
const oneByOne = pLimit(1);

sharp.cache(false);

/**
 * Makes a WebP picture of a PNG, JPEG, GIF or WebP file: upright, its first frame, never enlarged unless it is cut to
 * a box, and without metadata (where a photo was taken is nobody's business).
 * @throws {ProblemError} 415 for what is no whole picture of a reasonable size.
 */
export const toWebp = (path: string, shape: Shape): Promise<Buffer> =>
  oneByOne(async () => {
    try {
      const image = sharp(path, { failOn: "error", limitInputPixels: MOST_PIXELS });
      requirePicture(await image.metadata());
      return await image.autoOrient().resize(toResize(shape)).webp({ quality: QUALITY }).toBuffer();
    } catch (cause) {
      throw new ProblemError("UNSUPPORTED_MEDIA_TYPE", {
        message: "This picture cannot be read. Choose another one.",
        cause,
      });
    }
  });

const formats = new Set(["png", "jpeg", "gif", "webp"]);

function requirePicture({ format, pages = 1 }: Metadata) {
  if (!formats.has(format)) throw new Error(`${format} is no format of a photo`);
  if (pages > MOST_FRAMES) throw new Error(`${pages} frames are too many`);
}

const toResize = (shape: Shape): ResizeOptions =>
  "maxHeight" in shape
    ? { width: MAX_WIDTH, height: shape.maxHeight, fit: "inside", withoutEnlargement: true }
    : { ...shape, fit: "cover" };

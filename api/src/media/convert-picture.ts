/**
 * A program of its own, since what it reads may be anybody's: it converts one picture to standard output and ends, and
 * the memory that the picture took, or broke, ends with it. Arguments: the file's path, and the shape as JSON.
 */
import sharp, { type Metadata, type ResizeOptions } from "sharp";

import { NO_PICTURE, type Shape } from "./picture-shape.ts";

const QUALITY = 80;
/** What phones take (50 megapixels), and no more: a small file may spell a picture that fills the memory. */
const MOST_PIXELS = 52_000_000;
/** Of an animation, which is walked through to its end before its first one is taken. */
const MOST_FRAMES = 2_000;
/** A panorama that is only held to a height may be wider than WebP can say (16,383); no screen shows more than this. */
const MAX_WIDTH = 7_680;
const formats = new Set(["png", "jpeg", "gif", "webp"]);

const [path = "", shape = ""] = process.argv.slice(2);
// Its one caller passes it on from typed code.
const wanted = JSON.parse(shape) as Shape;
try {
  process.stdout.write(await convert(wanted));
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode = NO_PICTURE;
}

async function convert(to: Shape): Promise<Buffer> {
  const image = sharp(path, { failOn: "error", limitInputPixels: MOST_PIXELS });
  requirePicture(await image.metadata());
  return image.autoOrient().resize(toResize(to)).webp({ quality: QUALITY }).toBuffer();
}

function requirePicture({ format, pages = 1 }: Metadata) {
  if (!formats.has(format)) throw new Error(`${format} is no format of a photo`);
  if (pages > MOST_FRAMES) throw new Error(`${pages} frames are too many`);
}

function toResize(to: Shape): ResizeOptions {
  if (!("maxHeight" in to)) return { ...to, fit: "cover" };
  return { width: MAX_WIDTH, height: to.maxHeight, fit: "inside", withoutEnlargement: true };
}

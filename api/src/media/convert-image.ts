/**
 * Converts one image to standard output, as a separate process: a malicious file can crash or exhaust only this process.
 * Arguments: the file's path and the ImageShape as JSON.
 */
import sharp, { type Metadata, type ResizeOptions } from "sharp";

import { EXIT_CODE_NOT_AN_IMAGE, type ImageShape } from "./image-shape.ts";

const QUALITY = 80;
/** Enough for phones (50 megapixels). A small file can decode to an image that exhausts the memory. */
const MAX_PIXELS = 52_000_000;
/** libvips reads all frames of an animation before it returns the first one. */
const MAX_FRAMES = 2_000;
/** A panorama with a limited height could exceed WebP's maximum width (16,383). */
const MAX_WIDTH = 7_680;
const FORMATS = new Set(["png", "jpeg", "gif", "webp"]);

const [path = "", shape = ""] = process.argv.slice(2);
// Typed by its only caller, images.ts.
const target = JSON.parse(shape) as ImageShape;
try {
  process.stdout.write(await convert(target));
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode = EXIT_CODE_NOT_AN_IMAGE;
}

async function convert(size: ImageShape): Promise<Buffer> {
  const image = sharp(path, { failOn: "error", limitInputPixels: MAX_PIXELS });
  checkImage(await image.metadata());
  return image.autoOrient().resize(toResizeOptions(size)).webp({ quality: QUALITY }).toBuffer();
}

function checkImage({ format, pages = 1 }: Metadata) {
  if (!FORMATS.has(format)) throw new Error(`${format} is not a supported format`);
  if (pages > MAX_FRAMES) throw new Error(`${pages} frames exceed the limit`);
}

function toResizeOptions(size: ImageShape): ResizeOptions {
  if (!("maxHeight" in size)) return { ...size, fit: "cover" };
  return { width: MAX_WIDTH, height: size.maxHeight, fit: "inside", withoutEnlargement: true };
}

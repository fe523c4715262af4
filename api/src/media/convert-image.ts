/**
 * A program that converts an image to some sizes and writes them to stdout. It is a separate process, because a
 * malicious file can crash the process or exhaust its memory. Arguments: the path of the file, and the sizes as JSON.
 */
import sharp, { type Metadata, type ResizeOptions, type Sharp } from "sharp";

import {
  EXIT_CODE_NOT_AN_IMAGE,
  EXIT_CODE_SIDE_TOO_LONG,
  type ImageSize,
  LENGTH_BYTES,
  MAX_SIDE_PIXELS,
} from "./image-size.ts";

const QUALITY = 80;
/**
 * Enough for phones (50 megapixels). Without a limit, a small file could decode to an image that exhausts the memory.
 */
const MAX_PIXELS = 52_000_000;
/** Limits animations, because libvips reads all frames before it returns the first one. */
const MAX_FRAMES = 2_000;
/** A panorama with a limited height could exceed WebP's maximum width (16,383). */
const MAX_WIDTH = 7_680;
const FORMATS = new Set(["png", "jpeg", "gif", "webp"]);

class SideTooLongError extends Error {
  override readonly name = "SideTooLongError";
}

const [path = "", sizesJson = ""] = process.argv.slice(2);
// The only caller, images.ts, passes at least one ImageSize.
const sizes = JSON.parse(sizesJson) as [ImageSize, ...ImageSize[]];
try {
  const images = await convert(sizes);
  process.stdout.write(Buffer.concat([...images.map(toLength), ...images]));
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode =
    error instanceof SideTooLongError ? EXIT_CODE_SIDE_TOO_LONG : EXIT_CODE_NOT_AN_IMAGE;
}

async function convert([firstSize, ...otherSizes]: [ImageSize, ...ImageSize[]]) {
  checkImage(await sharp(path, { failOn: "error", limitInputPixels: false }).metadata());
  const source = sharp(path, { failOn: "error", limitInputPixels: MAX_PIXELS });
  const first = source.autoOrient().resize(toResizeOptions(firstSize));
  if (otherSizes.length === 0) return [await toWebp(first)];

  const { data, info } = await first.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const decoded = sharp(data, { raw: { width, height, channels } });
  const others = otherSizes.map((size) => decoded.clone().resize(toResizeOptions(size)));
  return Promise.all([decoded, ...others].map(toWebp));
}

function toWebp(image: Sharp): Promise<Buffer> {
  return image.webp({ quality: QUALITY }).toBuffer();
}

function toLength({ length }: Buffer): Buffer {
  const bytes = Buffer.alloc(LENGTH_BYTES);
  bytes.writeUInt32BE(length);
  return bytes;
}

/** Checks the size, the format and the frames that the header declares, before any pixel is decoded. */
function checkImage({ format, width, height, pages = 1 }: Metadata) {
  if (width > MAX_SIDE_PIXELS || height > MAX_SIDE_PIXELS) throw new SideTooLongError();
  if (!FORMATS.has(format)) throw new Error(`${format} is not a supported format`);
  if (pages > MAX_FRAMES) throw new Error(`${pages} frames exceed the limit`);
}

function toResizeOptions(imageSize: ImageSize): ResizeOptions {
  if (!("maxHeight" in imageSize)) return { ...imageSize, fit: "cover" };
  return {
    width: MAX_WIDTH,
    height: imageSize.maxHeight,
    fit: "inside",
    withoutEnlargement: true,
  };
}

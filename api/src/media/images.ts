import { extname, join } from "node:path";

import { FairQueue, QueueFullError } from "../concurrency/fair-queue.ts";
import {
  EXIT_CODE_NOT_AN_IMAGE,
  EXIT_CODE_SIDE_TOO_LONG,
  type ImageSize,
  LENGTH_BYTES,
} from "./image-size.ts";
import { ImageError } from "./errors.ts";
import { runLimited } from "./run-limited.ts";

export type { ImageSize };

/** The sizes of stored images. */
export const imageSizes = {
  /** For images of gyms, routes and profiles. */
  fullSize: { maxHeight: 1_920 },
  routeThumbnail: { width: 200, height: 250 },
} as const satisfies Record<string, ImageSize>;

/** The published package contains JavaScript. */
const CONVERTER_PATH = join(import.meta.dirname, `convert-image${extname(import.meta.filename)}`);

/**
 * Converts one image at a time, because decoding needs much memory and libvips uses all cores. A photo takes about a
 * second, so the last photo in a full queue waits for half a minute.
 */
const queue = new FairQueue({ maxRunning: 1, maxPending: 32, maxPendingPerClient: 8 });

interface Source {
  readonly path: string;
  /** The id of the user who uploaded the file. Users take turns. */
  readonly user: string;
}

/** Converts an image to one size. See `convertToWebpSizes`. */
export async function convertToWebp(source: Source, size: ImageSize): Promise<Buffer> {
  const [image] = await convertToWebpSizes(source, [size]);
  return image;
}

/**
 * Converts a PNG, JPEG, GIF or WebP file to upright WebP images. Decodes it once, and creates the further sizes from the
 * first one. Removes metadata such as the location, and all frames except the first one. Enlarges an image only to crop
 * it to a box.
 * @throws {ImageError} if the file is not a complete image of a reasonable size, or too many images are waiting.
 */
export async function convertToWebpSizes<const Sizes extends readonly [ImageSize, ...ImageSize[]]>(
  { path, user }: Source,
  sizes: Sizes,
): Promise<{ readonly [Index in keyof Sizes]: Buffer }> {
  try {
    const command = [process.execPath, CONVERTER_PATH, path, JSON.stringify(sizes)];
    return splitImages(sizes, await queue.run(user, () => runLimited(command)));
  } catch (cause) {
    throw toImageError(cause) ?? cause;
  }
}

/** Reads the images from the output of convert-image.ts. */
function splitImages<Sizes extends readonly ImageSize[]>(sizes: Sizes, output: Buffer) {
  let start = sizes.length * LENGTH_BYTES;
  const images = sizes.map((_, index) => {
    const end = start + output.readUInt32BE(index * LENGTH_BYTES);
    const image = output.subarray(start, end);
    start = end;
    return image;
  });
  return images as { [Index in keyof Sizes]: Buffer };
}

function toImageError(cause: unknown): ImageError | undefined {
  if (cause instanceof QueueFullError) return new ImageError("busy", cause);
  if (hasExitCode(cause, EXIT_CODE_SIDE_TOO_LONG)) return new ImageError("too-large", cause);
  return isInvalidImage(cause) ? new ImageError("unreadable", cause) : undefined;
}

const hasExitCode = (error: unknown, code: number): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/** Whether the image is invalid. That includes a timeout and a crash, because no valid image causes them. */
const isInvalidImage = (error: unknown): boolean =>
  hasExitCode(error, EXIT_CODE_NOT_AN_IMAGE) ||
  (error instanceof Error && "signal" in error && error.signal !== null);

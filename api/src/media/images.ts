import { extname, join } from "node:path";

import { FairQueue, QueueFullError } from "../concurrency/fair-queue.ts";
import { EXIT_CODE_NOT_AN_IMAGE, EXIT_CODE_SIDE_TOO_LONG, type ImageSize } from "./image-size.ts";
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

/**
 * Converts a PNG, JPEG, GIF or WebP file to an upright WebP image. Removes metadata such as the location, and all frames
 * except the first one. Enlarges an image only to crop it to a box.
 * @throws {ImageError} if the file is not a complete image of a reasonable size, or too many images are waiting.
 */
export async function convertToWebp({ path, user }: Source, size: ImageSize): Promise<Buffer> {
  try {
    const command = [process.execPath, CONVERTER_PATH, path, JSON.stringify(size)];
    return await queue.run(user, () => runLimited(command));
  } catch (cause) {
    throw toImageError(cause) ?? cause;
  }
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

import { extname, join } from "node:path";

import { ProblemError } from "../errors/problem-error.ts";
import { FairQueue, QueueFullError } from "../concurrency/fair-queue.ts";
import {
  EXIT_CODE_NOT_AN_IMAGE,
  EXIT_CODE_SIDE_TOO_LONG,
  type ImageSize,
  MAX_SIDE_PIXELS,
} from "./image-size.ts";
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
const RETRY_AFTER_SECONDS = 10;

interface Source {
  readonly path: string;
  /** The id of the user who uploaded the file. Users take turns. */
  readonly user: string;
}

/**
 * Converts a PNG, JPEG, GIF or WebP file to an upright WebP image. Removes metadata such as the location, and all frames
 * except the first one. Enlarges an image only to crop it to a box.
 * @throws {ProblemError} 415 if the file is not a complete image of a reasonable size, 413 if a side is too long, 503 if
 *   too many images are waiting.
 */
export async function convertToWebp({ path, user }: Source, size: ImageSize): Promise<Buffer> {
  try {
    const command = [process.execPath, CONVERTER_PATH, path, JSON.stringify(size)];
    return await queue.run(user, () => runLimited(command));
  } catch (cause) {
    throw toProblem(cause) ?? cause;
  }
}

function toProblem(cause: unknown): ProblemError | undefined {
  if (cause instanceof QueueFullError) {
    return new ProblemError("UNAVAILABLE", {
      message: "Many images are being processed right now. Try again in a moment.",
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  if (hasExitCode(cause, EXIT_CODE_SIDE_TOO_LONG)) {
    const limit = MAX_SIDE_PIXELS.toLocaleString("en");
    return new ProblemError("PAYLOAD_TOO_LARGE", {
      message: `This image is too large. No side may have more than ${limit} pixels.`,
      cause,
    });
  }
  if (!isInvalidImage(cause)) return undefined;
  return new ProblemError("UNSUPPORTED_MEDIA_TYPE", {
    message: "This image couldn't be read. Choose another one.",
    cause,
  });
}

const hasExitCode = (error: unknown, code: number): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/** Whether the image is invalid. That includes a timeout and a crash, because no valid image causes them. */
const isInvalidImage = (error: unknown): boolean =>
  hasExitCode(error, EXIT_CODE_NOT_AN_IMAGE) ||
  (error instanceof Error && "signal" in error && error.signal !== null);

import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import pLimit from "p-limit";

import { ProblemError } from "../errors/problem-error.ts";
import { EXIT_CODE_NOT_AN_IMAGE, type ImageShape } from "./image-shape.ts";

export type { ImageShape };

/** The shapes of stored images. */
export const imageShapes = {
  /** For images of gyms, routes and profiles. */
  fullSize: { maxHeight: 1_920 },
  routeThumbnail: { width: 200, height: 250 },
} as const satisfies Record<string, ImageShape>;

const CONVERTER_PATH = join(import.meta.dirname, "convert-image.ts");
const execFileAsync = promisify(execFile);

const execOptions = {
  encoding: "buffer",
  // In bytes: several times the size of a converted image.
  maxBuffer: 64 * 1_024 * 1_024,
  timeout: 60_000,
  killSignal: "SIGKILL",
  // Do not pass our secrets to the process.
  env: {},
} as const;

/** Converts one image at a time, because decoding needs much memory and libvips uses all cores. */
const limit = pLimit(1);

/**
 * Converts a PNG, JPEG, GIF or WebP file to an upright WebP image. Removes metadata such as the location, and all frames
 * except the first one. Enlarges an image only to crop it to a box.
 * @throws {ProblemError} 415 if the file is not a complete image of a reasonable size.
 */
export const convertToWebp = (path: string, shape: ImageShape): Promise<Buffer> =>
  limit(async () => {
    try {
      const { stdout } = await execFileAsync(
        process.execPath,
        [CONVERTER_PATH, path, JSON.stringify(shape)],
        execOptions,
      );
      return stdout;
    } catch (cause) {
      if (!isInvalidImage(cause)) throw cause;
      throw new ProblemError("UNSUPPORTED_MEDIA_TYPE", {
        message: "This image couldn't be read. Choose another one.",
        cause,
      });
    }
  });

/** Whether the image is invalid. That includes a timeout and a crash, because no valid image causes them. */
const isInvalidImage = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && error.code === EXIT_CODE_NOT_AN_IMAGE) ||
    ("signal" in error && error.signal !== null));

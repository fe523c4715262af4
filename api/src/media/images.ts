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

const program = join(import.meta.dirname, "convert-image.ts");
const run = promisify(execFile);

const limits = {
  encoding: "buffer",
  // Several times the size of any converted image, in bytes.
  maxBuffer: 64 * 1_024 * 1_024,
  timeout: 60_000,
  killSignal: "SIGKILL",
  // The process must not receive our secrets.
  env: {},
} as const;

/** Decoding needs much memory, and libvips uses all cores for one image. */
const limit = pLimit(1);

/**
 * Converts a PNG, JPEG, GIF or WebP file to WebP: upright, the first frame, without metadata such as the location.
 * Enlarges an image only if it is cropped to a box.
 * @throws {ProblemError} 415 if the file is not a complete image of a reasonable size.
 */
export const convertToWebp = (path: string, shape: ImageShape): Promise<Buffer> =>
  limit(async () => {
    try {
      const { stdout } = await run(
        process.execPath,
        [program, path, JSON.stringify(shape)],
        limits,
      );
      return stdout;
    } catch (cause) {
      if (!isInvalidImage(cause)) throw cause;
      throw new ProblemError("UNSUPPORTED_MEDIA_TYPE", {
        message: "This picture cannot be read. Choose another one.",
        cause,
      });
    }
  });

/** A timeout or a crash also means an invalid image, because no valid image causes one. */
const isInvalidImage = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && error.code === EXIT_CODE_NOT_AN_IMAGE) ||
    ("signal" in error && error.signal !== null));

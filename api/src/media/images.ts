import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import pLimit from "p-limit";

import { ProblemError } from "../errors/problem-error.ts";
import { NO_PICTURE, type Shape } from "./picture-shape.ts";

export type { Shape };

/** The shapes that photos are stored in. */
export const shapes = {
  /** A gym's, a route's or a profile's cover. */
  whole: { maxHeight: 1_920 },
  routeThumbnail: { width: 200, height: 250 },
} as const satisfies Record<string, Shape>;

const program = join(import.meta.dirname, "convert-picture.ts");
const run = promisify(execFile);

const limits = {
  encoding: "buffer",
  // What any photo comes out as fits several times.
  maxBuffer: 64 * 1_024 * 1_024,
  timeout: 60_000,
  killSignal: "SIGKILL",
  // Nothing that the program is told in confidence is a picture's business.
  env: {},
} as const;

/** One at a time: decoding takes far more memory than the file, and libvips uses every processor for one already. */
const oneByOne = pLimit(1);

/**
 * Makes a WebP picture of a PNG, JPEG, GIF or WebP file: upright, its first frame, never enlarged unless it is cut to
 * a box, and without metadata (where a photo was taken is nobody's business).
 * @throws {ProblemError} 415 for what is no whole picture of a reasonable size.
 */
export const toWebp = (path: string, shape: Shape): Promise<Buffer> =>
  oneByOne(async () => {
    try {
      const { stdout } = await run(
        process.execPath,
        [program, path, JSON.stringify(shape)],
        limits,
      );
      return stdout;
    } catch (cause) {
      if (!isRefusal(cause)) throw cause;
      throw new ProblemError("UNSUPPORTED_MEDIA_TYPE", {
        message: "This picture cannot be read. Choose another one.",
        cause,
      });
    }
  });

/** Also where it took too long, or brought its reader down: no photo does. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && error.code === NO_PICTURE) || ("signal" in error && error.signal !== null));

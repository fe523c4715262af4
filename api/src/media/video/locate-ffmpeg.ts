import { execFile } from "node:child_process";
import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";

export interface FfmpegBinaries {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

interface FfmpegOptions {
  /** The preferred ffmpeg. Its ffprobe is in the same folder. */
  readonly ffmpegPath: string | undefined;
  /** The folders to search, in the format of PATH. */
  readonly path: string | undefined;
}

/**
 * Thrown if this process cannot process videos. The message lists the required programs and features for the operator.
 */
export class FfmpegMissingError extends Error {
  override readonly name = "FfmpegMissingError";
}

/** The features that we need. The ffmpeg of some distributions lacks some of them. */
const REQUIRED_FEATURES = {
  "-encoders": [/ libx264 /, / aac /],
  "-filters": [/ zscale /, / tonemap /],
};
const TIMEOUT_MS = 30_000;

/**
 * Returns the first ffmpeg with all required features. Searches FFMPEG_PATH, then PATH.
 * @throws {FfmpegMissingError} if no ffmpeg has all required features, or if there is no ffprobe.
 */
export async function locateFfmpeg(options: FfmpegOptions): Promise<FfmpegBinaries> {
  for (const ffmpeg of await findCandidates("ffmpeg", options)) {
    if (!(await isCapable(ffmpeg))) continue;
    const [ffprobe] = await findCandidates("ffprobe", options);
    if (ffprobe) return { ffmpeg, ffprobe };
  }
  throw new FfmpegMissingError(
    "Found no ffprobe, or no ffmpeg with libx264, aac, zscale and tonemap. Install FFmpeg, or set FFMPEG_PATH",
  );
}

/** @throws {FfmpegMissingError} */
export type FfmpegLocator = () => Promise<FfmpegBinaries>;

/** Locates ffmpeg on the first call and caches the result. Retries after a failure. */
export function createFfmpegLocator(options: FfmpegOptions): FfmpegLocator {
  let binaries: Promise<FfmpegBinaries> | undefined;
  return async () => {
    binaries ??= locateFfmpeg(options);
    try {
      return await binaries;
    } catch (error) {
      binaries = undefined;
      throw error;
    }
  };
}

async function findCandidates(name: "ffmpeg" | "ffprobe", { ffmpegPath, path }: FfmpegOptions) {
  const preferred =
    ffmpegPath && (name === "ffmpeg" ? ffmpegPath : join(dirname(ffmpegPath), name));
  const folders = (path ?? "").split(delimiter).filter(Boolean);
  const paths = [...(preferred ? [preferred] : []), ...folders.map((folder) => join(folder, name))];
  const areExecutable = await Promise.all(paths.map(isExecutable));
  return paths.filter((_, index) => areExecutable[index]);
}

/** A folder is not executable, although its access bits allow users to enter it. */
export async function isExecutable(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}

async function isCapable(ffmpeg: string): Promise<boolean> {
  try {
    for (const [list, features] of Object.entries(REQUIRED_FEATURES)) {
      const args = ["-hide_banner", list];
      const { stdout } = await promisify(execFile)(ffmpeg, args, { timeout: TIMEOUT_MS });
      if (!features.every((feature) => feature.test(stdout))) return false;
    }
    return true;
  } catch {
    return false;
  }
}

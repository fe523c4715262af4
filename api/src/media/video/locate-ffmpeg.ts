import { execFile } from "node:child_process";
import { constants } from "node:fs";
import { access, chmod, copyFile, mkdir, rename } from "node:fs/promises";
import { createRequire } from "node:module";
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
  /** The folder for a copy of the bundled binary, if the binary cannot be made executable. */
  readonly fallbackFolder: string;
}

/** The features that we need. The ffmpeg of some distributions lacks some of them. */
const REQUIRED_FEATURES = {
  "-encoders": [/ libx264 /, / aac /],
  "-filters": [/ zscale /, / tonemap /],
};
const TIMEOUT_MS = 30_000;

/**
 * Returns the first ffmpeg with all required features. Searches FFMPEG_PATH, PATH and the bundled binaries.
 * @throws {Error} if no ffmpeg has all required features, or if there is no ffprobe.
 */
export async function locateFfmpeg(options: FfmpegOptions): Promise<FfmpegBinaries> {
  for (const ffmpeg of await findCandidates("ffmpeg", options)) {
    if (!(await isCapable(ffmpeg))) continue;
    const [ffprobe] = await findCandidates("ffprobe", options);
    if (ffprobe) return { ffmpeg, ffprobe };
  }
  throw new Error(
    "Found no ffprobe, or no ffmpeg with libx264, aac, zscale and tonemap. Install FFmpeg, or set FFMPEG_PATH",
  );
}

/** Locates ffmpeg on the first call and caches the result. Retries after a failure. */
export function createFfmpegLocator(options: FfmpegOptions): () => Promise<FfmpegBinaries> {
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

async function findCandidates(
  name: "ffmpeg" | "ffprobe",
  { ffmpegPath, path, fallbackFolder }: FfmpegOptions,
) {
  const preferred =
    ffmpegPath && (name === "ffmpeg" ? ffmpegPath : join(dirname(ffmpegPath), name));
  const folders = (path ?? "").split(delimiter).filter(Boolean);
  const paths = [...(preferred ? [preferred] : []), ...folders.map((folder) => join(folder, name))];
  const areExecutable = await Promise.all(paths.map(isExecutable));
  const bundled = await findBundled(name, fallbackFolder);
  return [...paths.filter((_, index) => areExecutable[index]), ...(bundled ? [bundled] : [])];
}

export async function isExecutable(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return true;
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

/** Returns the bundled binary and makes it executable, because we do not run the install script of its package. */
async function findBundled(name: string, fallbackFolder: string): Promise<string | undefined> {
  const file = resolveFile(`@${name}-installer/${process.platform}-${process.arch}/${name}`);
  if (!file || (await isExecutable(file))) return file;
  try {
    await chmod(file, 0o755);
    return file;
  } catch {
    // Another user installed the package into a folder that this user can only read.
    return copyExecutable(file, join(fallbackFolder, name));
  }
}

async function copyExecutable(file: string, copy: string): Promise<string> {
  if (await isExecutable(copy)) return copy;
  await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
  const temporary = `${copy}.${process.pid}`;
  await copyFile(file, temporary);
  await chmod(temporary, 0o700);
  await rename(temporary, copy);
  return copy;
}

function resolveFile(file: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(file);
  } catch {
    return undefined;
  }
}

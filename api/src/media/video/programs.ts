import { execFile } from "node:child_process";
import { constants } from "node:fs";
import { access, chmod, copyFile, mkdir, rename } from "node:fs/promises";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";

export interface VideoPrograms {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}

interface Places {
  /** An ffmpeg to prefer; its ffprobe lies beside it. */
  readonly ffmpegPath: string | undefined;
  /** The folders that programs are looked for in, as PATH has them. */
  readonly path: string | undefined;
  /** Where a copy of ours may be kept, when the installed one may not be made executable. */
  readonly spare: string;
}

/** What a build must be able to do; some distributions leave a part of it out. */
const NEEDED = {
  "-encoders": [/ libx264 /, / aac /],
  "-filters": [/ zscale /, / tonemap /],
};
const PATIENCE_MS = 30_000;

/**
 * The programs that read and write films: those of FFMPEG_PATH, else those of PATH, else the ones that were installed
 * with this program.
 * @throws where none of them can do the work.
 */
export async function locateVideoPrograms(places: Places): Promise<VideoPrograms> {
  for (const ffmpeg of await candidates("ffmpeg", places)) {
    if (!(await isCapable(ffmpeg))) continue;
    const [ffprobe] = await candidates("ffprobe", places);
    if (ffprobe) return { ffmpeg, ffprobe };
  }
  throw new Error(
    "There is no ffmpeg that can write H.264 and map HDR (libx264, zscale): install one, or set FFMPEG_PATH",
  );
}

/** The same, looked for when first asked for, and again until they are found. */
export function videoPrograms(places: Places): () => Promise<VideoPrograms> {
  let found: Promise<VideoPrograms> | undefined;
  return async () => {
    found ??= locateVideoPrograms(places);
    try {
      return await found;
    } catch (error) {
      found = undefined;
      throw error;
    }
  };
}

async function candidates(name: "ffmpeg" | "ffprobe", { ffmpegPath, path, spare }: Places) {
  const chosen = ffmpegPath && (name === "ffmpeg" ? ffmpegPath : join(dirname(ffmpegPath), name));
  const folders = (path ?? "").split(delimiter).filter(Boolean);
  const found = [...(chosen ? [chosen] : []), ...folders.map((folder) => join(folder, name))];
  const usable = await Promise.all(found.map(isExecutable));
  const installed = await installedProgram(name, spare);
  return [...found.filter((_, index) => usable[index]), ...(installed ? [installed] : [])];
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
    for (const [list, needed] of Object.entries(NEEDED)) {
      const args = ["-hide_banner", list];
      const { stdout } = await promisify(execFile)(ffmpeg, args, { timeout: PATIENCE_MS });
      if (!needed.every((line) => line.test(stdout))) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** The package's own install script, which would mark it executable, does not run. */
async function installedProgram(name: string, spare: string): Promise<string | undefined> {
  const file = resolve(`@${name}-installer/${process.platform}-${process.arch}/${name}`);
  if (!file || (await isExecutable(file))) return file;
  try {
    await chmod(file, 0o755);
    return file;
  } catch {
    // Installed by somebody else, into a folder that we may only read.
    return keepCopy(file, join(spare, name));
  }
}

async function keepCopy(file: string, copy: string): Promise<string> {
  if (await isExecutable(copy)) return copy;
  await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
  const temporary = `${copy}.${process.pid}`;
  await copyFile(file, temporary);
  await chmod(temporary, 0o700);
  await rename(temporary, copy);
  return copy;
}

function resolve(file: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(file);
  } catch {
    return undefined;
  }
}

import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { createTemporaryFolder } from "../../testing/temporary-folder.ts";
import { createFfmpegLocator, FfmpegMissingError, locateFfmpeg } from "./locate-ffmpeg.ts";

const FULL_BUILD =
  "echo ' V..... libx264 x'; echo ' A..... aac x'; echo ' ... zscale x'; echo ' ... tonemap x'";
const REDUCED_BUILD = "echo ' A..... aac x'";

/** Creates a folder with an ffmpeg that lists these features, and an ffprobe. */
async function createFolder(script: string): Promise<string> {
  const folder = await createTemporaryFolder();
  for (const name of ["ffmpeg", "ffprobe"]) {
    await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`);
    await chmod(join(folder, name), 0o755);
  }
  return folder;
}

const locate = async ({ preferred, path = "" }: { preferred?: string; path?: string }) =>
  locateFfmpeg({
    ffmpegPath: preferred && join(preferred, "ffmpeg"),
    path,
  });

const getBinaryPaths = (folder: string) => ({
  ffmpeg: join(folder, "ffmpeg"),
  ffprobe: join(folder, "ffprobe"),
});

describe("locateFfmpeg", () => {
  test("prefers FFMPEG_PATH over PATH", async () => {
    const [preferred, other] = [await createFolder(FULL_BUILD), await createFolder(FULL_BUILD)];

    expect(await locate({ preferred, path: other })).toEqual(getBinaryPaths(preferred));
  });

  test("returns the first complete build in PATH", async () => {
    const [reducedFolder, fullFolder] = [
      await createFolder(REDUCED_BUILD),
      await createFolder(FULL_BUILD),
    ];

    expect(await locate({ path: `/nowhere:${reducedFolder}:${fullFolder}` })).toMatchObject({
      ffmpeg: join(fullFolder, "ffmpeg"),
    });
  });

  test("ignores a folder with the name of the program", async () => {
    const [folder, path] = [await createTemporaryFolder(), await createFolder(FULL_BUILD)];
    await mkdir(join(folder, "ffmpeg"));

    expect(await locate({ preferred: folder, path })).toEqual(getBinaryPaths(path));
  });

  test("fails without a complete build", async () => {
    const path = await createFolder(REDUCED_BUILD);

    await expect(locate({ preferred: "/nowhere", path })).rejects.toThrow(FfmpegMissingError);
  });

  test("fails without ffprobe", async () => {
    const path = await createFolder(FULL_BUILD);
    await rm(join(path, "ffprobe"));

    await expect(locate({ path })).rejects.toThrow("Found no ffprobe, or no ffmpeg with libx264");
  });
});

describe("createFfmpegLocator", () => {
  test("runs the search once for concurrent calls", async () => {
    const folder = await createFolder(`echo called >> "$0.log"; ${FULL_BUILD}`);
    const locateOnce = createFfmpegLocator({
      ffmpegPath: undefined,
      path: folder,
    });

    expect(await Promise.all([locateOnce(), locateOnce()])).toEqual([
      getBinaryPaths(folder),
      getBinaryPaths(folder),
    ]);
    // The locator calls ffmpeg twice: for its encoders and for its filters.
    expect(await readFile(join(folder, "ffmpeg.log"), "utf8")).toBe("called\ncalled\n");
  });

  test("searches again after a failure", async () => {
    const folder = await createTemporaryFolder();
    const locateAgain = createFfmpegLocator({ ffmpegPath: undefined, path: folder });
    await expect(locateAgain()).rejects.toThrow(FfmpegMissingError);

    const installed = await createFolder(FULL_BUILD);
    for (const name of ["ffmpeg", "ffprobe"]) {
      await rename(join(installed, name), join(folder, name));
    }

    expect(await locateAgain()).toEqual(getBinaryPaths(folder));
  });
});

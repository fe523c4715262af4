import { access, chmod, constants, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { locateFfmpeg, createFfmpegLocator } from "./locate-ffmpeg.ts";

const FULL_BUILD =
  "echo ' V..... libx264 x'; echo ' A..... aac x'; echo ' ... zscale x'; echo ' ... tonemap x'";
const REDUCED_BUILD = "echo ' A..... aac x'";

/** A folder with an ffmpeg that lists these features, and an ffprobe. */
async function createFolder(script: string): Promise<string> {
  const folder = await temporaryFolder();
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
    fallbackFolder: await temporaryFolder(),
  });

const getProgramPaths = (folder: string) => ({
  ffmpeg: join(folder, "ffmpeg"),
  ffprobe: join(folder, "ffprobe"),
});

describe("locateFfmpeg", () => {
  test("prefers FFMPEG_PATH to PATH", async () => {
    const [preferred, common] = [await createFolder(FULL_BUILD), await createFolder(FULL_BUILD)];

    expect(await locate({ preferred, path: common })).toEqual(getProgramPaths(preferred));
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

  test("falls back to the bundled executables", async () => {
    const programs = await locate({
      preferred: "/nowhere",
      path: await createFolder(REDUCED_BUILD),
    });

    expect(programs.ffmpeg).toContain("@ffmpeg-installer");
    const { ffprobe } = await locate({});
    expect(ffprobe).toContain("@ffprobe-installer");
    await access(ffprobe, constants.X_OK);
  });

  test("is called once by createFfmpegLocator", async () => {
    const folder = await createFolder(`echo once >> "$0.log"; ${FULL_BUILD}`);
    const programs = createFfmpegLocator({
      ffmpegPath: undefined,
      path: folder,
      fallbackFolder: folder,
    });

    expect(await Promise.all([programs(), programs()])).toEqual([
      getProgramPaths(folder),
      getProgramPaths(folder),
    ]);
    // One call for its encoders and one for its filters.
    expect(await readFile(join(folder, "ffmpeg.log"), "utf8")).toBe("once\nonce\n");
  });
});

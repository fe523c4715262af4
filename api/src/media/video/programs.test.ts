import { access, chmod, constants, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { locateVideoPrograms, videoPrograms } from "./programs.ts";

const able =
  "echo ' V..... libx264 x'; echo ' A..... aac x'; echo ' ... zscale x'; echo ' ... tonemap x'";
const unable = "echo ' A..... aac x'";

/** A folder with an ffmpeg that lists these abilities, and an ffprobe. */
async function folderWith(script: string): Promise<string> {
  const folder = await temporaryFolder();
  for (const name of ["ffmpeg", "ffprobe"]) {
    await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`);
    await chmod(join(folder, name), 0o755);
  }
  return folder;
}

const locate = async ({ chosen, path = "" }: { chosen?: string; path?: string }) =>
  locateVideoPrograms({
    ffmpegPath: chosen && join(chosen, "ffmpeg"),
    path,
    spare: await temporaryFolder(),
  });

const programsIn = (folder: string) => ({
  ffmpeg: join(folder, "ffmpeg"),
  ffprobe: join(folder, "ffprobe"),
});

describe("the programs for films", () => {
  test("are those of FFMPEG_PATH before those of PATH", async () => {
    const [chosen, common] = [await folderWith(able), await folderWith(able)];

    expect(await locate({ chosen, path: common })).toEqual(programsIn(chosen));
  });

  test("are the first of PATH that can do the work", async () => {
    const [weak, strong] = [await folderWith(unable), await folderWith(able)];

    expect(await locate({ path: `/nowhere:${weak}:${strong}` })).toMatchObject({
      ffmpeg: join(strong, "ffmpeg"),
    });
  });

  test("are the bundled ones, ready to run, where the machine has none", async () => {
    const programs = await locate({ chosen: "/nowhere", path: await folderWith(unable) });

    expect(programs.ffmpeg).toContain("@ffmpeg-installer");
    const { ffprobe } = await locate({});
    expect(ffprobe).toContain("@ffprobe-installer");
    await access(ffprobe, constants.X_OK);
  });

  test("are looked for once, however often they are asked for", async () => {
    const folder = await folderWith(`echo once >> "$0.log"; ${able}`);
    const programs = videoPrograms({ ffmpegPath: undefined, path: folder, spare: folder });

    expect(await Promise.all([programs(), programs()])).toEqual([
      programsIn(folder),
      programsIn(folder),
    ]);
    // It was asked for its encoders and for its filters.
    expect(await readFile(join(folder, "ffmpeg.log"), "utf8")).toBe("once\nonce\n");
  });
});

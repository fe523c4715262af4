import { readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

import { describe, expect, test } from "vitest";

import { openScratchFolder } from "./scratch-folder.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

/** Above the maximum pid of the system. */
const UNUSED_PID = 2 ** 30;

describe("openScratchFolder", () => {
  test("creates the folder and returns a new path for every file", async () => {
    const scratch = await openScratchFolder(join(await createTemporaryFolder(), "a/b"));

    await writeFile(scratch.createPath(), "one");
    await writeFile(scratch.createPath(), "two");

    expect(scratch.createPath()).not.toBe(scratch.createPath());
  });

  test("deletes the files of killed processes, but not those of running processes", async () => {
    const folder = await createTemporaryFolder();
    const runningProcessFile = `${process.ppid}-file`;
    const killedProcessFiles = [`${UNUSED_PID}-file`, `${process.pid}-file`, "core"];
    for (const name of [...killedProcessFiles, runningProcessFile]) {
      await writeFile(join(folder, name), "");
    }

    await openScratchFolder(folder);

    expect(await readdir(folder)).toEqual([runningProcessFile]);
  });

  test("keeps the files of this process when it opens the folder again", async () => {
    const folder = await createTemporaryFolder();
    const path = (await openScratchFolder(folder)).createPath();
    await writeFile(path, "");

    await openScratchFolder(folder);

    expect(await readdir(folder)).toEqual([basename(path)]);
  });
});

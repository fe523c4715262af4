import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { openScratchFolder } from "./scratch-folder.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

/** Higher than any pid. */
const UNUSED_PID = 2 ** 30;

describe("openScratchFolder", () => {
  test("creates the folder and returns a new path for every file", async () => {
    const scratch = await openScratchFolder(join(await temporaryFolder(), "a/b"));

    await writeFile(scratch.newPath(), "one");
    await writeFile(scratch.newPath(), "two");

    expect(scratch.newPath()).not.toBe(scratch.newPath());
  });

  test("deletes the files of killed processes, and keeps those of running ones", async () => {
    const folder = await temporaryFolder();
    const otherFile = `${process.ppid}-at-work`;
    for (const name of [
      `${UNUSED_PID}-left`,
      `${process.pid}-left-by-a-namesake`,
      "core",
      otherFile,
    ]) {
      await writeFile(join(folder, name), "");
    }

    await openScratchFolder(folder);

    expect(await readdir(folder)).toEqual([otherFile]);
  });
});

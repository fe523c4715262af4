import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { openScratchFolder } from "./scratch-folder.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

/** Higher than any process has. */
const NOBODY = 2 ** 30;

describe("a scratch folder", () => {
  test("is made where there is none, and gives every file a place of its own", async () => {
    const scratch = await openScratchFolder(join(await temporaryFolder(), "a/b"));

    await writeFile(scratch.newPath(), "one");
    await writeFile(scratch.newPath(), "two");

    expect(scratch.newPath()).not.toBe(scratch.newPath());
  });

  test("is cleared of what killed processes left, and of nothing that another is at work on", async () => {
    const folder = await temporaryFolder();
    const theirs = `${process.ppid}-at-work`;
    for (const name of [`${NOBODY}-left`, `${process.pid}-left-by-a-namesake`, "core", theirs]) {
      await writeFile(join(folder, name), "");
    }

    await openScratchFolder(folder);

    expect(await readdir(folder)).toEqual([theirs]);
  });
});

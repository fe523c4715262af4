import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { createFolders } from "./create-folders.ts";

const MODE = 0o700;

describe("createFolders", () => {
  test("creates the missing parents, and returns the topmost of them", async () => {
    const folder = await createTemporaryFolder();

    expect(await createFolders(join(folder, "a/b/c"), MODE)).toBe(join(folder, "a"));
    expect(await createFolders(join(folder, "a/b/d"), MODE)).toBe(join(folder, "a/b/d"));
    expect(await createFolders(join(folder, "a/b/c"), MODE)).toBeUndefined();
  });

  test("lets several calls create the same folder at the same time", async () => {
    const path = join(await createTemporaryFolder(), "a/b/c");

    const results = await Promise.all(Array.from({ length: 20 }, () => createFolders(path, MODE)));

    expect(results).toContain(join(path, "../.."));
  });

  test("accepts a link to a folder, and rejects a file", async () => {
    const folder = await createTemporaryFolder();
    await symlink(folder, join(folder, "link"));
    await writeFile(join(folder, "file"), "");

    expect(await createFolders(join(folder, "link"), MODE)).toBeUndefined();
    await expect(createFolders(join(folder, "file"), MODE)).rejects.toThrow("EEXIST");
    await expect(createFolders(join(folder, "file/a/b"), MODE)).rejects.toThrow("ENOTDIR");
  });

  test.runIf(process.platform === "linux")(
    "fails on a file system that allows no new folders",
    async () => {
      await expect(createFolders("/proc/topout/a", MODE)).rejects.toThrow("ENOENT");
    },
  );
});

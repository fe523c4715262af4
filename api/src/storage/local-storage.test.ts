import { mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { createTestFolderStorage } from "../testing/storages.ts";

const KEY = "0123456789abcdef0123456789abcdef";

describe("an incomplete file of a killed process", () => {
  async function createIncompleteFile() {
    const { storage, folder, listNames } = await createTestFolderStorage();
    await mkdir(join(folder, "01"));
    await writeFile(join(folder, "01", `${KEY}.part`), "cha");
    return { storage, listNames };
  }

  test("is not listed", async () => {
    const { storage } = await createIncompleteFile();

    expect(await Array.fromAsync(storage.list())).toEqual([]);
  });

  test("is removed when it is old enough", async () => {
    const { storage, listNames } = await createIncompleteFile();
    const key = await storage.put(Buffer.from("chalk"));

    await storage.removeIncomplete(new Date(Date.now() - 60_000));
    expect(await listNames()).toHaveLength(2);
    await storage.removeIncomplete(new Date(Date.now() + 60_000));

    expect(await listNames()).toEqual([key]);
  });
});

test("only the owner can read a stored file", async () => {
  const { storage, folder } = await createTestFolderStorage();

  const key = await storage.put(Buffer.from("chalk"));

  expect((await stat(join(folder, key.slice(0, 2), key))).mode & 0o077).toBe(0);
});

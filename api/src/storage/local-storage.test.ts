import { mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { openLocalFolder } from "../testing/storages.ts";

const KEY = "0123456789abcdef0123456789abcdef";

describe("what a killed process had begun to write", () => {
  async function openHalfWritten() {
    const { storage, folder, names } = await openLocalFolder();
    await mkdir(join(folder, "01"));
    await writeFile(join(folder, "01", `${KEY}.part`), "cha");
    return { storage, names };
  }

  test("is no file", async () => {
    const { storage } = await openHalfWritten();

    expect(await Array.fromAsync(storage.list())).toEqual([]);
  });

  test("is cleared away once it is old enough", async () => {
    const { storage, names } = await openHalfWritten();
    const kept = await storage.put(Buffer.from("chalk"));

    await storage.dropUnfinished(new Date(Date.now() - 60_000));
    expect(await names()).toHaveLength(2);
    await storage.dropUnfinished(new Date(Date.now() + 60_000));

    expect(await names()).toEqual([kept]);
  });
});

test("a file can be read by its owner only", async () => {
  const { storage, folder } = await openLocalFolder();

  const key = await storage.put(Buffer.from("chalk"));

  expect((await stat(join(folder, key.slice(0, 2), key))).mode & 0o077).toBe(0);
});

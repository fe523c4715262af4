import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";

import { describe, expect, test } from "vitest";

import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { createLocalStorage } from "./local-storage.ts";
import { FileNotFoundError, StorageUnavailableError } from "./storage.ts";

const KEY = "0123456789abcdef0123456789abcdef";
const CONTENT = Buffer.from("chalk");

/** Creates a storage in a folder that does not exist yet. */
async function createStorage() {
  const folder = join(await createTemporaryFolder(), "disk/files");
  return { folder, storage: createLocalStorage(folder) };
}

const use = (storage: ReturnType<typeof createLocalStorage>) => [
  () => storage.check(),
  () => storage.put(CONTENT),
  () => storage.stream(KEY),
  () => storage.size(KEY),
  () => storage.delete(KEY),
  () => Array.fromAsync(storage.list()),
  () => storage.removeIncomplete(new Date()),
];

describe("a storage folder", () => {
  test("is created for a new installation", async () => {
    const { storage } = await createStorage();

    await storage.check();

    expect(await text(await storage.stream(await storage.put(CONTENT)))).toBe("chalk");
  });

  test("is not created again when it was deleted, and is used when it is back", async () => {
    const { folder, storage } = await createStorage();
    await storage.put(CONTENT, KEY);
    await rename(folder, `${folder}.away`);

    for (const call of use(storage)) {
      await expect(call()).rejects.toThrow(`The storage folder ${folder} is missing.`);
      await expect(call()).rejects.toBeInstanceOf(StorageUnavailableError);
    }

    await rename(`${folder}.away`, folder);
    await storage.check();
    expect(await storage.size(KEY)).toBe(5);
  });

  test("is unavailable while it is empty, if files were stored in it", async () => {
    const folder = await createTemporaryFolder();
    const storage = createLocalStorage(folder, { hasFiles: true });

    for (const call of use(storage)) await expect(call()).rejects.toThrow("Is its disk mounted?");

    await mkdir(join(folder, "01"));
    await writeFile(join(folder, "01", KEY), CONTENT);
    expect(await storage.size(KEY)).toBe(5);
  });

  test("is not created if files were stored in it before the start", async () => {
    const folder = join(await createTemporaryFolder(), "files");
    const storage = createLocalStorage(folder, { hasFiles: true });

    await expect(storage.check()).rejects.toThrow(`The storage folder ${folder} is missing.`);
    await expect(storage.put(CONTENT)).rejects.toThrow("is missing");
  });

  test("is unavailable if no file can be created in it", async () => {
    const { folder, storage } = await createStorage();
    await storage.check();
    await writeFile(join(folder, "01"), "not a folder");

    await expect(storage.put(CONTENT, KEY)).rejects.toThrow(
      `The storage folder ${folder} cannot be used: EEXIST.`,
    );
    await expect(storage.put(CONTENT, KEY)).rejects.toBeInstanceOf(StorageUnavailableError);
  });

  test.runIf(process.platform === "linux")("cannot be below /proc", async () => {
    const storage = createLocalStorage("/proc/topout/files");

    await expect(storage.check()).rejects.toBeInstanceOf(StorageUnavailableError);
  });

  test("does not hide the error of a stream, or a missing file", async () => {
    const { storage } = await createStorage();
    const failing = Readable.from(
      (function* () {
        yield CONTENT;
        throw new Error("the connection was closed");
      })(),
    );

    await expect(storage.put(failing)).rejects.toThrow("the connection was closed");
    await expect(storage.stream(KEY)).rejects.toBeInstanceOf(FileNotFoundError);
  });
});

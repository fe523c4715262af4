import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";

import { describe, expect, onTestFinished, test } from "vitest";

import { localStorage } from "./local-storage.ts";
import { FileNotFoundError } from "./storage.ts";

const MISSING = "0".repeat(32);
const KEY = "0123456789abcdef0123456789abcdef";

/** An empty storage, and the names of what it holds. */
async function openLocalFolder() {
  const folder = await mkdtemp(join(tmpdir(), "topout-storage-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const names = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  };
  return { storage: localStorage(folder), names, folder };
}

/** Every kind of storage passes these. */
describe.each([["the local folder", openLocalFolder]])("%s", (_name, open) => {
  test("gives back what it was given", async () => {
    const { storage } = await open();

    const key = await storage.put(Buffer.from("chalk"));

    expect(await text(await storage.stream(key))).toBe("chalk");
    expect(await storage.size(key)).toBe(5);
  });

  test("keeps a stream of many pieces in order", async () => {
    const { storage } = await open();
    const pieces = Array.from({ length: 300 }, (_, index) => Buffer.alloc(1_000, index % 251));

    const key = await storage.put(Readable.from(pieces));

    expect((await buffer(await storage.stream(key))).equals(Buffer.concat(pieces))).toBe(true);
  });

  test("keeps a file without a byte", async () => {
    const { storage } = await open();

    const key = await storage.put(Buffer.alloc(0));

    expect(await storage.size(key)).toBe(0);
  });

  test("gives every file a key of its own", async () => {
    const { storage } = await open();

    const keys = [await storage.put(Buffer.from("a")), await storage.put(Buffer.from("a"))];

    expect(new Set(keys).size).toBe(2);
  });

  test.each([
    [{ start: 0, end: 1 }, "ch"],
    [{ start: 2 }, "alk"],
    [{ start: 4, end: 4 }, "k"],
  ])("gives a part of a file: %o", async (range, part) => {
    const { storage } = await open();
    const key = await storage.put(Buffer.from("chalk"));

    expect(await text(await storage.stream(key, range))).toBe(part);
  });

  test("has nothing left of a file that was deleted", async () => {
    const { storage, names } = await open();
    const key = await storage.put(Buffer.from("chalk"));

    await storage.delete(key);
    await storage.delete(key);

    expect(await storage.size(key)).toBeUndefined();
    await expect(storage.stream(key)).rejects.toBeInstanceOf(FileNotFoundError);
    expect(await names()).toEqual([]);
  });

  test("has nothing left of a file whose sender went away", async () => {
    const { storage, names } = await open();
    const broken = Readable.from(
      (function* () {
        yield Buffer.alloc(100_000);
        throw new Error("the sender went away");
      })(),
    );

    await expect(storage.put(broken)).rejects.toThrow("the sender went away");

    expect(await names()).toEqual([]);
  });

  test("keeps a copy under the key that it had", async () => {
    const { storage } = await open();

    const key = await storage.put(Buffer.from("chalk"), KEY);

    expect(key).toBe(KEY);
    expect(await text(await storage.stream(KEY))).toBe("chalk");
    await expect(storage.put(Buffer.from("chalk"), "../chalk")).rejects.toThrow(RangeError);
  });

  test("lists every file with its size and time", async () => {
    const { storage } = await open();
    const before = Date.now() - 2_000;
    const short = await storage.put(Buffer.from("chalk"));
    const long = await storage.put(Buffer.alloc(10_000));

    const files = await Array.fromAsync(storage.list());

    expect(new Map(files.map(({ key, bytes }) => [key, bytes]))).toEqual(
      new Map([
        [short, 5],
        [long, 10_000],
      ]),
    );
    for (const { modified } of files) expect(modified.getTime()).toBeGreaterThan(before);
  });

  test("lists nothing where nothing was stored", async () => {
    const { storage } = await open();

    expect(await Array.fromAsync(storage.list())).toEqual([]);
  });

  test.each([MISSING, "", "../../etc/passwd", "/etc/passwd", `${MISSING}/x`, "%2e%2e"])(
    "has no file named %j",
    async (key) => {
      const { storage } = await open();

      expect(await storage.size(key)).toBeUndefined();
      await expect(storage.stream(key)).rejects.toBeInstanceOf(FileNotFoundError);
    },
  );
});

describe("what a killed process had begun to write in the local folder", () => {
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

test("a file in the local folder can be read by its owner only", async () => {
  const { storage, folder } = await openLocalFolder();

  const key = await storage.put(Buffer.from("chalk"));

  expect((await stat(join(folder, key.slice(0, 2), key))).mode & 0o077).toBe(0);
});

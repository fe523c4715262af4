import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type S3Server, startS3Server } from "../testing/s3-server.ts";
import { createTestBucketStorage, createTestFolderStorage } from "../testing/storages.ts";
import { FileNotFoundError } from "./storage.ts";

const MISSING_KEY = "0".repeat(32);
const KEY = "0123456789abcdef0123456789abcdef";

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

/** The tests that all implementations of `Storage` pass. */
describe.each([
  ["a local folder", createTestFolderStorage],
  ["an S3 bucket", () => createTestBucketStorage(server)],
])("%s", (_name, open) => {
  test("returns a stored file", async () => {
    const { storage } = await open();

    const key = await storage.put(Buffer.from("chalk"));

    expect(await text(await storage.stream(key))).toBe("chalk");
    expect(await storage.size(key)).toBe(5);
  });

  test("stores a stream of many chunks in order", async () => {
    const { storage } = await open();
    const chunks = Array.from({ length: 300 }, (_, index) => Buffer.alloc(1_000, index % 251));

    const key = await storage.put(Readable.from(chunks));

    expect((await buffer(await storage.stream(key))).equals(Buffer.concat(chunks))).toBe(true);
  });

  test("stores a file that is larger than an S3 part", async () => {
    const { storage } = await open();
    const chunks = Array.from({ length: 12 }, (_, index) => Buffer.alloc(1_000_000, index));

    const key = await storage.put(Readable.from(chunks));

    const content = Buffer.concat(chunks);
    expect((await buffer(await storage.stream(key))).equals(content)).toBe(true);
    expect(await text(await storage.stream(key, { start: 11_999_998 }))).toBe("\v\v");
  });

  test("stores an empty file", async () => {
    const { storage } = await open();

    const key = await storage.put(Buffer.alloc(0));

    expect(await storage.size(key)).toBe(0);
  });

  test("creates a different key for each file", async () => {
    const { storage } = await open();

    const keys = [await storage.put(Buffer.from("a")), await storage.put(Buffer.from("a"))];

    expect(new Set(keys).size).toBe(2);
  });

  test.each([
    [{ start: 0, end: 1 }, "ch"],
    [{ start: 2 }, "alk"],
    [{ start: 4, end: 4 }, "k"],
  ])("streams the byte range %o", async (range, expected) => {
    const { storage } = await open();
    const key = await storage.put(Buffer.from("chalk"));

    expect(await text(await storage.stream(key, range))).toBe(expected);
  });

  test("deletes a file, and ignores a second deletion", async () => {
    const { storage, listNames } = await open();
    const key = await storage.put(Buffer.from("chalk"));

    await storage.delete(key);
    await storage.delete(key);

    expect(await storage.size(key)).toBeUndefined();
    await expect(storage.stream(key)).rejects.toBeInstanceOf(FileNotFoundError);
    expect(await listNames()).toEqual([]);
  });

  test("stores nothing when the source stream fails", async () => {
    const { storage, listNames } = await open();
    const failingStream = Readable.from(
      (function* () {
        // More than one S3 part.
        for (let part = 0; part < 12; part += 1) yield Buffer.alloc(1_000_000);
        throw new Error("the connection was closed");
      })(),
    );

    await expect(storage.put(failingStream)).rejects.toThrow("the connection was closed");

    expect(await listNames()).toEqual([]);
  });

  test("stores a file under a given key", async () => {
    const { storage } = await open();

    const key = await storage.put(Buffer.from("chalk"), KEY);

    expect(key).toBe(KEY);
    expect(await text(await storage.stream(KEY))).toBe("chalk");
    await expect(storage.put(Buffer.from("chalk"), "../chalk")).rejects.toThrow(RangeError);
  });

  test("lists all files with size and time", async () => {
    const { storage } = await open();
    const before = Date.now() - 2_000;
    const short = await storage.put(Buffer.from("chalk"));
    const long = await storage.put(Buffer.alloc(10_000));

    const files = await Array.fromAsync(storage.list());

    expect(new Map(files.map(({ key, sizeBytes }) => [key, sizeBytes]))).toEqual(
      new Map([
        [short, 5],
        [long, 10_000],
      ]),
    );
    for (const { modifiedAt } of files) expect(modifiedAt.getTime()).toBeGreaterThan(before);
  });

  test("lists only the files whose keys start with a prefix", async () => {
    const { storage } = await open();
    const keys = ["aa", "ab", "ba"].map((prefix) => prefix.padEnd(32, "0"));
    for (const key of keys) await storage.put(Buffer.from("chalk"), key);

    const listed = await Array.fromAsync(storage.list("ab"), ({ key }) => key);

    expect(listed).toEqual([keys[1]]);
  });

  test("lists nothing when it is empty", async () => {
    const { storage } = await open();

    expect(await Array.fromAsync(storage.list())).toEqual([]);
  });

  test.each([MISSING_KEY, "", "../../etc/passwd", "/etc/passwd", `${MISSING_KEY}/x`, "%2e%2e"])(
    "has no file with the key %j",
    async (key) => {
      const { storage } = await open();

      expect(await storage.size(key)).toBeUndefined();
      await expect(storage.stream(key)).rejects.toBeInstanceOf(FileNotFoundError);
    },
  );
});

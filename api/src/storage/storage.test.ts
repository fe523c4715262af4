import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type S3Server, startS3Server } from "../testing/s3-server.ts";
import { openBucket, openLocalFolder } from "../testing/storages.ts";
import { FileNotFoundError } from "./storage.ts";

const MISSING = "0".repeat(32);
const KEY = "0123456789abcdef0123456789abcdef";

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

/** Every kind of storage passes these. */
describe.each([
  ["the local folder", openLocalFolder],
  ["a bucket", () => openBucket(server)],
])("%s", (_name, open) => {
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

  test("keeps a file that is too large for one piece", async () => {
    const { storage } = await open();
    const pieces = Array.from({ length: 12 }, (_, index) => Buffer.alloc(1_000_000, index));

    const key = await storage.put(Readable.from(pieces));

    const whole = Buffer.concat(pieces);
    expect((await buffer(await storage.stream(key))).equals(whole)).toBe(true);
    expect(await text(await storage.stream(key, { start: 11_999_998 }))).toBe("\v\v");
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
        // More than S3 takes in one piece.
        for (let part = 0; part < 12; part += 1) yield Buffer.alloc(1_000_000);
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

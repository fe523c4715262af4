import { Readable } from "node:stream";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { placeOf, type S3Server, startS3Server } from "../testing/s3-server.ts";
import { openBucket } from "../testing/storages.ts";
import { openStorage, requireStorage } from "./open-storage.ts";
import { StorageUnavailableError } from "./storage.ts";

const MISSING = "0".repeat(32);

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

describe("a bucket of many files", () => {
  test("is listed beyond its first page", async () => {
    const { storage } = await openBucket(server);
    const keys = await Promise.all(
      Array.from({ length: 1_005 }, () => storage.put(Buffer.from("x"))),
    );

    const listed = await Array.fromAsync(storage.list(), ({ key }) => key);
    expect(listed.toSorted()).toEqual(keys.toSorted());
  });
});

describe("what a killed process had begun to send to a bucket", () => {
  test("is given up once it is old enough", async () => {
    const { storage } = await openBucket(server);
    const endless = new Readable({ read: () => undefined });
    endless.push(Buffer.alloc(6_000_000));
    const put = storage.put(endless);
    await expect.poll(() => server.underWay()).toHaveLength(1);

    await storage.dropUnfinished(new Date(Date.now() - 60_000));
    expect(server.underWay()).toHaveLength(1);
    await storage.dropUnfinished(new Date(Date.now() + 60_000));

    expect(server.underWay()).toEqual([]);
    endless.destroy(new Error("killed"));
    await expect(put).rejects.toThrow("killed");
  });
});

describe("a bucket that cannot be used", () => {
  test.each([
    ["because it is not there", (url: string) => url.replace("@topout", "@other"), /NoSuchBucket/],
    [
      "because nobody listens",
      (url: string) => url.replace(/(?<=127\.0\.0\.1):\d+/, ":1"),
      /ECONNREFUSED/,
    ],
  ])("says so, without its password: %s", async (_why, change, reason) => {
    const storage = await openStorage(placeOf(change(server.url)));

    const failures = await Promise.all([
      storage.put(Buffer.from("chalk")).catch((error: unknown) => error),
      storage.stream(MISSING).catch((error: unknown) => error),
      Array.fromAsync(storage.list()).catch((error: unknown) => error),
    ]);

    for (const failure of failures) {
      expect(failure).toBeInstanceOf(StorageUnavailableError);
      expect(String(failure)).toMatch(reason);
      expect(String(failure)).not.toContain("secret");
    }
  });

  test("keeps the program from starting", async () => {
    const storage = await openStorage(placeOf(server.url.replace("@topout", "@other")));

    await expect(requireStorage(storage)).rejects.toThrow(
      /^The files of STORAGE_URL cannot be used: [^\n]*NoSuchBucket/,
    );
  });
});

import { Readable } from "node:stream";
import { text } from "node:stream/consumers";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { requireStorageLocation, type S3Server, startS3Server } from "../testing/s3-server.ts";
import { createTestBucketStorage } from "../testing/storages.ts";
import { openStorage, checkStorage } from "./open-storage.ts";
import { StorageUnavailableError } from "./storage.ts";

const CHALK = Buffer.from("chalk");
const MISSING_KEY = "0".repeat(32);

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

describe("a bucket with many files", () => {
  test("lists the files of all pages", async () => {
    const { storage } = await createTestBucketStorage(server);
    const keys: string[] = [];
    while (keys.length < 1_005) {
      // Upload only a few at a time. A request that waits too long for a connection fails.
      keys.push(...(await Promise.all(Array.from({ length: 15 }, () => storage.put(CHALK)))));
    }

    const listed = await Array.fromAsync(storage.list(), ({ key }) => key);
    expect(listed.toSorted()).toEqual(keys.toSorted());
  });
});

describe("a bucket with paused video players", () => {
  test("still sends other files", async () => {
    const { storage } = await createTestBucketStorage(server);
    const video = await storage.put(Buffer.alloc(400_000));
    const photo = await storage.put(CHALK);

    const paused = await Promise.all(
      Array.from({ length: 120 }, () => storage.stream(video, undefined, { canPause: true })),
    );

    expect(await storage.size(photo)).toBe(5);
    expect(await text(await storage.stream(photo))).toBe("chalk");
    for (const stream of paused) stream.destroy();
  });
});

describe("an unfinished upload of a killed process", () => {
  test("is aborted when it is old enough", async () => {
    const { storage } = await createTestBucketStorage(server);
    const endlessStream = new Readable({ read: () => undefined });
    endlessStream.push(Buffer.alloc(6_000_000));
    const put = storage.put(endlessStream);
    await expect.poll(() => server.getPendingUploads()).toHaveLength(1);

    await storage.removeIncomplete(new Date(Date.now() - 60_000));
    expect(server.getPendingUploads()).toHaveLength(1);
    await storage.removeIncomplete(new Date(Date.now() + 60_000));

    expect(server.getPendingUploads()).toEqual([]);
    endlessStream.destroy(new Error("killed"));
    await expect(put).rejects.toThrow("killed");
  });
});

describe("an unavailable bucket", () => {
  test.each([
    ["a missing bucket", (url: string) => url.replace("@topout", "@other"), /NoSuchBucket/],
    ["no connection", (url: string) => url.replace(/(?<=127\.0\.0\.1):\d+/, ":1"), /ECONNREFUSED/],
  ])(
    "rejects with the reason, but without the password in STORAGE_URL: %s",
    async (_name, changeUrl, reason) => {
      const storage = await openStorage(requireStorageLocation(changeUrl(server.url)));

      const errors = await Promise.all([
        storage.put(CHALK).catch((error: unknown) => error),
        storage.stream(MISSING_KEY).catch((error: unknown) => error),
        Array.fromAsync(storage.list()).catch((error: unknown) => error),
      ]);

      for (const error of errors) {
        expect(error).toBeInstanceOf(StorageUnavailableError);
        expect(String(error)).toMatch(reason);
        expect(String(error)).not.toContain("secret");
      }
    },
  );

  test("prevents the program from starting", async () => {
    const storage = await openStorage(
      requireStorageLocation(server.url.replace("@topout", "@other")),
    );

    await expect(checkStorage(storage)).rejects.toThrow(
      /^Cannot use the storage in STORAGE_URL: [^\n]*NoSuchBucket/,
    );
  });
});

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { createTemporaryFolder } from "@topout/api/package-testing";
import { createTestApi } from "@topout/api/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { readArchive } from "./archive-reader.ts";
import { createIdentity, isRecipient, parseIdentities } from "./encryption.ts";
import { loadArchive } from "./load-archive.ts";
import { saveArchive } from "./save-archive.ts";
import { UnreadableArchiveError } from "./unreadable-archive-error.ts";

/** Saves an encrypted backup of a gym with a route and its image. */
async function createBackup() {
  const keys = await createIdentity();
  const path = join(await createTemporaryFolder(), "backup.tar.age");
  const api = await createTestApi();
  await api.seed.gym({ name: "Secret Beta" });
  await api.seed.route({ image: await api.seed.storeImage() });
  const summary = await saveArchive({
    appVersion: "1.0.0",
    url: api.url,
    path,
    storage: api.storage,
    recipients: [keys.recipient],
  });
  return { ...keys, path, summary };
}

describe("an encrypted archive", () => {
  test("contains no readable data, and is restored with the identity", async () => {
    const { path, identity, summary } = await createBackup();
    const bytes = await readFile(path);
    expect(bytes.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
    expect(bytes.includes("topout.json")).toBe(false);

    expect(await readArchive(path, { identities: [identity] })).toEqual(summary);
    const copy = await createTestApi();
    await loadArchive({
      url: copy.url,
      path,
      storage: copy.storage,
      canReplace: false,
      identities: [identity],
    });

    expect(await (await copy.fetch("/api/gyms")).json()).toContainEqual(
      expect.objectContaining({ name: "Secret Beta" }),
    );
    expect(await Array.fromAsync(copy.storage.list())).toHaveLength(1);
  });

  test("cannot be read without its identity", async () => {
    const { path } = await createBackup();
    const { identity } = await createIdentity();

    await expect(readArchive(path)).rejects.toThrow(/it is encrypted.+--identity/);
    await expect(readArchive(path, { identities: [identity] })).rejects.toThrow(
      /encrypted for another identity/,
    );
  });

  test("is rejected if any byte has changed, or if it was truncated", async () => {
    const { path, identity } = await createBackup();
    const archive = await readFile(path);
    const damagedPath = join(await createTemporaryFolder(), "damaged.tar.age");
    const read = async (bytes: Buffer) => {
      await writeFile(damagedPath, bytes);
      return readArchive(damagedPath, { identities: [identity] }).catch((error: unknown) => error);
    };
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: archive.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (offset, mask) => {
          const bytes = Buffer.from(archive);
          bytes.writeUInt8(bytes.readUInt8(offset) ^ mask, offset);

          expect(await read(bytes)).toBeInstanceOf(UnreadableArchiveError);
          expect(await read(archive.subarray(0, offset))).toBeInstanceOf(UnreadableArchiveError);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("keys", () => {
  test("are those of age", async () => {
    const { identity, recipient } = await createIdentity();

    expect(recipient).toMatch(/^age1[0-9a-z]{58}$/);
    expect(isRecipient(recipient)).toBe(true);
    expect(isRecipient(`${recipient}x`)).toBe(false);
    expect(parseIdentities(`# created: today\n# public key: ${recipient}\n${identity}\n`)).toEqual([
      identity,
    ]);
    expect(parseIdentities("# nothing\n")).toBeUndefined();
    expect(parseIdentities(recipient)).toBeUndefined();
  });
});

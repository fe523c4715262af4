import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

import { createTemporaryFolder } from "@topout/api/package-testing";
import { createTestApi } from "@topout/api/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { readArchive } from "./archive-reader.ts";
import { loadArchive } from "./load-archive.ts";
import { saveArchive } from "./save-archive.ts";
import { UnreadableArchiveError } from "./unreadable-archive-error.ts";

/** Creates a backup of a gym with a route and its image. */
async function createArchive() {
  const path = join(await createTemporaryFolder(), "backup.tar");
  const api = await createTestApi();
  await api.seed.route({ image: await api.seed.storeImage() });
  await saveArchive({ appVersion: "1.0.0", url: api.url, path, storage: api.storage });
  return { archive: await readFile(path), content: await readContent(path) };
}

/** Reads all data that `loadArchive` would load. */
async function readContent(path: string): Promise<string> {
  const parts: string[] = [];
  const summary = await readArchive(path, {
    onHeader: (header) => parts.push(JSON.stringify(header)),
    onEntry: async (entry) => {
      parts.push(`${entry.name} ${(await buffer(entry.content)).toString("base64")}`);
    },
  });
  return [...parts, JSON.stringify(summary)].join("\n");
}

async function writeArchive(bytes: Buffer): Promise<string> {
  const path = join(await createTemporaryFolder(), "damaged.tar");
  await writeFile(path, bytes);
  return path;
}

describe("a damaged archive", () => {
  test("is rejected if any byte of its data has changed", async () => {
    const { archive, content } = await createArchive();
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: archive.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (offset, mask) => {
          const bytes = Buffer.from(archive);
          bytes.writeUInt8(bytes.readUInt8(offset) ^ mask, offset);
          const result = await readContent(await writeArchive(bytes)).catch(
            (error: unknown) => error,
          );

          // Some bytes, such as the padding of a block, are not part of the data.
          const isDataUnchanged = result === content;
          expect(isDataUnchanged || result instanceof UnreadableArchiveError).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  test("is rejected if it was truncated at any byte", async () => {
    const { archive } = await createArchive();
    // The two empty blocks at the end of a tar file are optional.
    const end = archive.length - 1_024;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: end - 512 }), async (length) => {
        const path = await writeArchive(archive.subarray(0, length));

        await expect(readArchive(path)).rejects.toBeInstanceOf(UnreadableArchiveError);
      }),
      { numRuns: 50 },
    );
  });

  test("is rejected before it changes the database or the storage", async () => {
    const api = await createTestApi();
    await api.seed.gym({ name: "Existing gym" });
    const bytes = (await createArchive()).archive;
    const offset = bytes.indexOf("files/") + 512;
    bytes.writeUInt8(bytes.readUInt8(offset) ^ 1, offset);
    const path = await writeArchive(bytes);

    const load = loadArchive({ url: api.url, path, storage: api.storage, canReplace: true });

    await expect(load).rejects.toBeInstanceOf(UnreadableArchiveError);
    expect(await (await api.fetch("/api/gyms")).json()).toMatchObject([{ name: "Existing gym" }]);
    expect(await Array.fromAsync(api.storage.list())).toEqual([]);
  });
});

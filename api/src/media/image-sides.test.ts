import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { createPhoto } from "../testing/images.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { convertToWebp, imageSizes } from "./images.ts";

describe("an image with a side above 16,384 pixels", () => {
  test.each([
    ["a wide PNG", () => createPhoto("red", { width: 16_385, height: 2 })],
    ["a tall PNG", () => createPhoto("red", { width: 2, height: 16_385 })],
    ["a PNG that declares 10,000,000 × 5 pixels", async () => createPngHeader(10_000_000, 5)],
    ["a PNG that declares 1 × 52,000,000 pixels", async () => createPngHeader(1, 52_000_000)],
  ])("is rejected: %s", async (_name, createFile) => {
    const path = join(await createTemporaryFolder(), "image");
    await writeFile(path, await createFile());

    await expect(convertToWebp({ path, user: "ana" }, imageSizes.fullSize)).rejects.toMatchObject({
      name: "ImageError",
      reason: "too-large",
    });
  });
});

/** Creates a PNG whose header declares this size. It has no valid pixels. */
function createPngHeader(width: number, height: number): Buffer {
  const createChunk = (type: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, checksum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    createChunk("IHDR", header),
    createChunk("IDAT", deflateSync(Buffer.alloc(1))),
    createChunk("IEND", Buffer.alloc(0)),
  ]);
}

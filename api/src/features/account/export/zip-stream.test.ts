import { once } from "node:events";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";

import { describe, expect, test } from "vitest";

import { readZip } from "../testing/read-zip.ts";
import { type ArchiveFile, createZipStream } from "./zip-stream.ts";

const made = new Date("2026-03-01T12:00:00Z");
const CHUNK = Buffer.alloc(64 * 1_024, "x");

/** A file of as many chunks, which tells how far it was read and whether it was closed. */
function source(chunks: number) {
  const seen = { opened: false, read: 0, closed: false };
  async function* produce() {
    try {
      for (; seen.read < chunks; seen.read++) yield CHUNK;
    } finally {
      seen.closed = true;
    }
  }
  const open = () => {
    seen.opened = true;
    return Readable.from(produce());
  };
  return { seen, open };
}

const file = (path: string, open: ArchiveFile["open"]): ArchiveFile => ({
  path,
  compress: false,
  open,
});

/** Until everything that could go on by itself has. */
async function settle() {
  for (let turn = 0; turn < 500; turn++) await setImmediate();
}

describe("an archive", () => {
  test("holds every file whole, compressed or not, whatever its name", async () => {
    const text = "März\n".repeat(10_000);
    const zip = await buffer(
      createZipStream(
        [
          { path: "climbs ✓.json", compress: true, open: () => Readable.from([text]) },
          file("videos/film.mp4", async () => Readable.from([CHUNK, CHUNK])),
          file("empty", () => Readable.from([])),
        ],
        made,
      ),
    );

    const files = await readZip(zip);

    expect([...files.keys()]).toEqual(["climbs ✓.json", "videos/film.mp4", "empty"]);
    expect(files.get("climbs ✓.json")?.toString()).toBe(text);
    expect(files.get("videos/film.mp4")).toEqual(Buffer.concat([CHUNK, CHUNK]));
    expect(zip.length).toBeLessThan(3 * CHUNK.length);
  });

  test("reads no further than it is read itself, and opens no file before its turn", async () => {
    const [first, second] = [source(1_000), source(1)];
    const zip = createZipStream([file("first", first.open), file("second", second.open)], made);
    zip.once("readable", () => zip.read());

    await settle();

    expect(first.seen.read).toBeGreaterThan(0);
    expect(first.seen.read).toBeLessThan(30);
    expect(second.seen.opened).toBe(false);
    zip.destroy();
  });

  test("closes the file that it is at when nobody reads on", async () => {
    const { seen, open } = source(1_000);
    const zip = createZipStream([file("film", open)], made);
    await once(zip, "readable");

    zip.destroy();
    await settle();

    expect(seen.closed).toBe(true);
    expect(seen.read).toBeLessThan(30);
  });

  test.each([
    ["cannot be opened", () => Promise.reject(new Error("lost"))],
    [
      "breaks off",
      () =>
        Readable.from(
          (async function* broken() {
            yield CHUNK;
            throw new Error("lost");
          })(),
        ),
    ],
  ])("fails where one of its files %s", async (_what, open) => {
    const zip = createZipStream([file("film", open)], made);

    await expect(buffer(zip)).rejects.toThrow("lost");
  });
});

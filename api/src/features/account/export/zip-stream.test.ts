import { once } from "node:events";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";

import { describe, expect, test } from "vitest";

import { readZip } from "../testing/read-zip.ts";
import { type ArchiveFile, createZipStream } from "./zip-stream.ts";

const modifiedAt = new Date("2026-03-01T12:00:00Z");
const CHUNK = Buffer.alloc(64 * 1_024, "x");

/** Creates a file that counts its read chunks, and records whether it was opened and closed. */
function createSource(chunkCount: number) {
  const state = { isOpened: false, readCount: 0, isClosed: false };
  async function* produce() {
    try {
      for (; state.readCount < chunkCount; state.readCount++) yield CHUNK;
    } finally {
      state.isClosed = true;
    }
  }
  const open = () => {
    state.isOpened = true;
    return Readable.from(produce());
  };
  return { state, open };
}

const createArchiveFile = (path: string, open: ArchiveFile["open"]): ArchiveFile => ({
  path,
  compress: false,
  open,
});

/** Waits until all streams have processed their pending data. */
async function waitForStreams() {
  for (let iteration = 0; iteration < 500; iteration++) await setImmediate();
}

describe("createZipStream", () => {
  test("contains all files, compressed or not, with any characters in their names", async () => {
    const text = "März\n".repeat(10_000);
    const zip = await buffer(
      createZipStream(
        [
          { path: "climbs ✓.json", compress: true, open: () => Readable.from([text]) },
          createArchiveFile("videos/beta.mp4", async () => Readable.from([CHUNK, CHUNK])),
          createArchiveFile("empty", () => Readable.from([])),
        ],
        modifiedAt,
      ),
    );

    const files = await readZip(zip);

    expect([...files.keys()]).toEqual(["climbs ✓.json", "videos/beta.mp4", "empty"]);
    expect(files.get("climbs ✓.json")?.toString()).toBe(text);
    expect(files.get("videos/beta.mp4")).toEqual(Buffer.concat([CHUNK, CHUNK]));
    expect(zip.length).toBeLessThan(3 * CHUNK.length);
  });

  test("reads no faster than its consumer, and opens one file at a time", async () => {
    const [first, second] = [createSource(1_000), createSource(1)];
    const zip = createZipStream(
      [createArchiveFile("first", first.open), createArchiveFile("second", second.open)],
      modifiedAt,
    );
    zip.once("readable", () => zip.read());

    await waitForStreams();

    expect(first.state.readCount).toBeGreaterThan(0);
    expect(first.state.readCount).toBeLessThan(30);
    expect(second.state.isOpened).toBe(false);
    zip.destroy();
  });

  test("closes the current file when the stream is destroyed", async () => {
    const { state, open } = createSource(1_000);
    const zip = createZipStream([createArchiveFile("video", open)], modifiedAt);
    await once(zip, "readable");

    zip.destroy();
    await waitForStreams();

    expect(state.isClosed).toBe(true);
    expect(state.readCount).toBeLessThan(30);
  });

  test.each([
    ["cannot be opened", () => Promise.reject(new Error("file lost"))],
    [
      "fails while it is read",
      () =>
        Readable.from(
          (async function* broken() {
            yield CHUNK;
            throw new Error("file lost");
          })(),
        ),
    ],
  ])("fails if one of its files %s", async (_title, open) => {
    const zip = createZipStream([createArchiveFile("video", open)], modifiedAt);

    await expect(buffer(zip)).rejects.toThrow("file lost");
  });
});

import { Readable } from "node:stream";

import type { ArchiveFile } from "./zip-stream.ts";

export const createTextFile = (
  path: string,
  read: () => Iterable<string> | AsyncIterable<string>,
): ArchiveFile => ({ path, compress: true, open: () => Readable.from(read()) });

/** Creates a file with one JSON array. */
export const createListFile = (path: string, readList: () => Promise<readonly unknown[]>) =>
  createTextFile(path, async function* formatList() {
    yield toJson(await readList());
  });

/** Creates a file with one JSON array, which is never completely in memory. */
export const createPagedFile = (
  path: string,
  readPages: () => AsyncIterable<readonly unknown[]>,
): ArchiveFile => createTextFile(path, () => toJsonArray(readPages()));

export const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Formats all pages as one JSON array with an item per line. */
async function* toJsonArray(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const page of pages) {
    for (const item of page) {
      yield `${separator}${JSON.stringify(item)}`;
      separator = ",\n";
    }
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

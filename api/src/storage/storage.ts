import type { Readable } from "node:stream";

/** Bytes from `start` to `end`, both counted in; `end` may be left out. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

/** Where files live. A key is random, and what it names never changes. */
export interface Storage {
  /** Keeps a file whole or not at all, and answers with its key. An aborted stream leaves nothing. */
  put(content: Readable | Buffer): Promise<string>;
  /** Throws FileNotFoundError where there is no such file. */
  stream(key: string, range?: ByteRange): Promise<Readable>;
  /** In bytes; undefined where there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** May be repeated. */
  delete(key: string): Promise<void>;
}

export class FileNotFoundError extends Error {
  override readonly name = "FileNotFoundError";

  constructor(key: string) {
    super(`There is no file ${key}`);
  }
}

import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";

/** Bytes from `start` to `end`, both counted in; `end` may be left out. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

export interface StoredFile {
  readonly key: string;
  readonly modified: Date;
  readonly bytes: number;
}

/** Where files live. A key is random, and what it names never changes. */
export interface Storage {
  /**
   * Keeps a file whole or not at all, and answers with its key: a new one, unless a copy brings the key that it had
   * elsewhere. An aborted stream leaves nothing.
   */
  put(content: Readable | Buffer, key?: string): Promise<string>;
  /** Throws FileNotFoundError where there is no such file. */
  stream(key: string, range?: ByteRange): Promise<Readable>;
  /** In bytes; undefined where there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** May be repeated. */
  delete(key: string): Promise<void>;
  /** Every file, in no order. What comes or goes meanwhile may be missing or be in it. */
  list(): AsyncIterable<StoredFile>;
  /** Clears away what a process that was killed had begun to keep before that moment. */
  dropUnfinished(before: Date): Promise<void>;
}

export class FileNotFoundError extends Error {
  override readonly name = "FileNotFoundError";

  constructor(key: string) {
    super(`There is no file ${key}`);
  }
}

/** Where files are kept cannot be reached, or does not let us in. The cause says which. */
export class StorageUnavailableError extends Error {
  override readonly name = "StorageUnavailableError";

  constructor({ cause }: { readonly cause: unknown }) {
    super(reasonOf(cause), { cause });
  }
}

/** S3 answers what has no body, such as a HEAD, with a name alone. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return [cause.name, cause.message].filter((word) => word !== "Error").join(": ");
}

/** The only keys that there are, so that none leads out of a folder. */
export const isKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

export const newKey = (): string => randomBytes(16).toString("hex");

/** @throws {RangeError} What is no key is not stored. */
export function requireKey(text: string): string {
  if (isKey(text)) return text;
  throw new RangeError(`${JSON.stringify(text)} is no key of a stored file`);
}

import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";

/** Bytes from `start` to `end`, inclusive. Without `end`, until the end of the file. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

export interface StoredFile {
  readonly key: string;
  readonly modified: Date;
  readonly bytes: number;
}

/** Stores files. A key is random, and the file of a key never changes. */
export interface Storage {
  /**
   * Stores a file atomically and returns its key. Creates a key unless one is given, for a copy from another storage.
   * An aborted stream stores nothing.
   */
  put(content: Readable | Buffer, key?: string): Promise<string>;
  /** @throws {FileNotFoundError} */
  stream(key: string, range?: ByteRange): Promise<Readable>;
  /** The size in bytes. Undefined if the file does not exist. */
  size(key: string): Promise<number | undefined>;
  /** Does nothing if the file does not exist. */
  delete(key: string): Promise<void>;
  /** Lists all files in no particular order. The list may or may not include files that change while it is read. */
  list(): AsyncIterable<StoredFile>;
  /** Removes incomplete files of killed processes that were started before the given time. */
  removeIncomplete(before: Date): Promise<void>;
}

export class FileNotFoundError extends Error {
  override readonly name = "FileNotFoundError";

  constructor(key: string) {
    super(`File ${key} not found`);
  }
}

/** The storage cannot be reached, or denies access. The cause has the details. */
export class StorageUnavailableError extends Error {
  override readonly name = "StorageUnavailableError";

  constructor({ cause }: { readonly cause: unknown }) {
    super(getReason(cause), { cause });
  }
}

/** For responses without a body, such as HEAD, the S3 error has only a name. */
function getReason(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return [cause.name, cause.message].filter((part) => part !== "Error").join(": ");
}

/** Accepts only generated keys, so a key cannot contain a path. */
export const isKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

export const createKey = (): string => randomBytes(16).toString("hex");

/** @throws {RangeError} */
export function requireKey(text: string): string {
  if (isKey(text)) return text;
  throw new RangeError(`${JSON.stringify(text)} is not the key of a stored file`);
}

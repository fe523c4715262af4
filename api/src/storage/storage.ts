import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";

/** The bytes from `start` to `end`, inclusive. Without `end`, to the end of the file. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

export interface StreamOptions {
  /** Whether the reader may pause for a long time, like a client that plays a video. */
  readonly canPause?: boolean;
}

export interface StoredFile {
  readonly key: string;
  readonly modifiedAt: Date;
  readonly sizeBytes: number;
}

/** A file in the storage whose name is not a key, so the program has not stored it. */
export interface UnknownFile {
  /** A name that ends with a slash is that of a folder. */
  readonly name: string;
  readonly modifiedAt: Date;
}

/** The headers with which the storage sends a file to a client. */
export interface FileHeaders {
  readonly contentType: string;
}

/** A URL with which a client loads one file from the storage. */
export interface SignedUrl {
  readonly url: string;
  /** How long the client may cache the redirect to the URL. */
  readonly maxAgeSeconds: number;
}

/** Stores files by random keys. The content of a key never changes. */
export interface Storage {
  /**
   * Checks that files can be stored and read.
   * @throws {StorageUnavailableError}
   */
  check(): Promise<void>;
  /**
   * Stores a file atomically and returns its key. Creates a key if none is given. Stores nothing if the stream aborts.
   */
  put(content: Readable | Buffer, key?: string): Promise<string>;
  /** @throws {FileNotFoundError} */
  stream(key: string, range?: ByteRange, options?: StreamOptions): Promise<Readable>;
  /** Returns the size in bytes. Undefined if the file does not exist. */
  size(key: string): Promise<number | undefined>;
  /** Returns a URL of this file for clients. Undefined if clients cannot reach the storage. Does not check the file. */
  readonly signUrl?: ((key: string, headers: FileHeaders) => Promise<SignedUrl>) | undefined;
  /** Does nothing if the file does not exist. */
  delete(key: string): Promise<void>;
  /**
   * Lists the files whose keys start with the prefix, in any order. Default: all. May omit files that another process
   * stores or deletes at the same time.
   */
  list(prefix?: string): AsyncIterable<StoredFile>;
  /** Lists the files that are not from the program, and incomplete files, in any order. */
  listUnknown(): AsyncIterable<UnknownFile>;
  /** Removes the incomplete files with the prefix that killed processes left before the given time. */
  removeIncomplete(before: Date, prefix?: string): Promise<void>;
}

export class FileNotFoundError extends Error {
  override readonly name = "FileNotFoundError";

  constructor(key: string) {
    super(`File ${key} not found`);
  }
}

/** The storage is unreachable or denies access. The cause has the details. */
export class StorageUnavailableError extends Error {
  override readonly name = "StorageUnavailableError";

  constructor({ cause }: { readonly cause: unknown }) {
    super(getReason(cause), { cause });
  }
}

/** Returns the name and the message. An S3 error of a HEAD request has only a name. */
function getReason(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return [cause.name, cause.message].filter((part) => part !== "Error").join(": ");
}

/** Whether the text is a generated key. A key cannot contain a path. */
export const isKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

export const createKey = (): string => randomBytes(16).toString("hex");

/** @throws {RangeError} */
export function requireKey(text: string): string {
  if (isKey(text)) return text;
  throw new RangeError(`${JSON.stringify(text)} is not the key of a stored file`);
}

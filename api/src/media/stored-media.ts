import { createHash } from "node:crypto";
import type { Readable } from "node:stream";

import { ProblemError } from "../errors/problem-error.ts";
import { type ByteRange, FileNotFoundError, type Storage } from "../storage/storage.ts";

const RETRY_SECONDS = 5;

/** A picture or a film that lies in the storage, ready to be sent, whole or in part, or to be answered with 304. */
export interface StoredMedia {
  readonly etag: string;
  /** Whether what this address answers never changes. */
  readonly immutable: boolean;
  /** In bytes. Throws 404 where the file is lost. */
  readonly size: () => Promise<number>;
  readonly open: (range?: ByteRange) => Promise<Readable>;
}

interface Kept {
  /** Null where there is none; the row itself may be missing. */
  readonly key: string | null;
  /** Of the row that it belongs to, where it has one. */
  readonly version?: number;
}

/**
 * What a row shows, as long as it does: `asked` is the version that the address names.
 * @throws {ProblemError} 404 where there is none.
 */
export function toStoredImage(
  storage: Storage,
  picture: Kept | undefined,
  asked: string | undefined,
): StoredMedia {
  const immutable = picture?.version !== undefined && asked === String(picture.version);
  return toStoredMedia(storage, picture?.key, immutable);
}

/** @throws {ProblemError} 404 where there is no key. */
export function toStoredMedia(
  storage: Storage,
  key: string | null | undefined,
  immutable: boolean,
): StoredMedia {
  if (!key) throw new ProblemError("NOT_FOUND");
  return {
    // A stored file never changes, so its key says which bytes it holds.
    etag: `"${createHash("sha1").update(key).digest("base64url")}"`,
    immutable,
    size: async () => {
      const size = await fromStorage(storage.size(key));
      if (size === undefined) throw new ProblemError("NOT_FOUND");
      return size;
    },
    open: (range) => fromStorage(storage.stream(key, range)),
  };
}

/** A storage that cannot answer is not there for now. */
async function fromStorage<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    if (cause instanceof FileNotFoundError) throw new ProblemError("NOT_FOUND", { cause });
    throw new ProblemError("UNAVAILABLE", { cause, retryAfterSeconds: RETRY_SECONDS });
  }
}

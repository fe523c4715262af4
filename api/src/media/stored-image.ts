import { createHash } from "node:crypto";
import type { Readable } from "node:stream";

import { ProblemError } from "../http/problem.ts";
import { FileNotFoundError, type Storage } from "../storage/storage.ts";

const RETRY_SECONDS = 5;

/** A picture that lies in the storage, ready to be sent or to be answered with 304. */
export interface StoredImage {
  readonly etag: string;
  /** Whether the address names this very version, so that what it answers never changes. */
  readonly immutable: boolean;
  readonly open: () => Promise<{ readonly stream: Readable; readonly size: number }>;
}

interface Picture {
  /** Null where there is none; the row itself may be missing. */
  readonly key: string | null;
  /** Of the row that the picture belongs to, where it has one. */
  readonly version?: number;
}

/** @throws {ProblemError} 404 where there is no picture. */
export function toStoredImage(
  storage: Storage,
  picture: Picture | undefined,
  asked: string | undefined,
): StoredImage {
  const key = picture?.key;
  if (!key) throw new ProblemError("NOT_FOUND");
  return {
    // A stored file never changes, so its key says which bytes it holds.
    etag: `"${createHash("sha1").update(key).digest("base64url")}"`,
    immutable: picture.version !== undefined && asked === String(picture.version),
    open: () => open(storage, key),
  };
}

async function open(storage: Storage, key: string) {
  try {
    const size = await storage.size(key);
    if (size !== undefined) return { size, stream: await storage.stream(key) };
  } catch (cause) {
    if (cause instanceof FileNotFoundError) throw new ProblemError("NOT_FOUND", { cause });
    throw new ProblemError("UNAVAILABLE", { cause, retryAfterSeconds: RETRY_SECONDS });
  }
  throw new ProblemError("NOT_FOUND");
}

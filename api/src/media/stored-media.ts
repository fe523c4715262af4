import { createHash } from "node:crypto";
import type { Readable } from "node:stream";

import {
  type ByteRange,
  FileNotFoundError,
  type SignedUrl,
  type Storage,
  StorageUnavailableError,
  type StreamOptions,
} from "../storage/storage.ts";
import { MediaNotFoundError } from "./errors.ts";

/** A stored image or video for a response. The response contains the file or a byte range, or is a 304. */
export interface StoredMedia {
  readonly etag: string;
  /** Whether the content of this URL never changes. It can be deleted. */
  readonly isImmutable: boolean;
  /**
   * Returns the size in bytes.
   * @throws {MediaNotFoundError} if the file is missing.
   */
  readonly size: () => Promise<number>;
  /** Returns the URL of the file in the storage. Undefined if clients cannot reach the storage. */
  readonly getUrl: (contentType: string) => Promise<SignedUrl | undefined>;
  readonly open: (range?: ByteRange) => Promise<Readable>;
}

interface ImageRow {
  /** Null if the row has no image. */
  readonly key: string | null;
  /** The version of the row, if it has one. */
  readonly version?: number;
}

/**
 * Returns the image of a row. It is immutable if the URL contains the version of the row.
 * @throws {MediaNotFoundError} if there is no image.
 */
export function toStoredImage(
  storage: Storage,
  row: ImageRow | undefined,
  requestedVersion: string | undefined,
): StoredMedia {
  const isImmutable = row?.version !== undefined && requestedVersion === String(row.version);
  return toStoredMedia(storage, row?.key, { isImmutable });
}

interface MediaOptions extends Pick<StoredMedia, "isImmutable">, StreamOptions {}

/** @throws {MediaNotFoundError} if there is no key. */
export function toStoredMedia(
  storage: Storage,
  key: string | null | undefined,
  { isImmutable, ...streamOptions }: MediaOptions,
): StoredMedia {
  if (!key) throw new MediaNotFoundError("The row has no file");
  return {
    // The content of a key never changes.
    etag: `"${createHash("sha1").update(key).digest("base64url")}"`,
    isImmutable,
    size: async () => {
      const size = await convertStorageErrors(storage.size(key));
      if (size === undefined) throw new MediaNotFoundError(`The file ${key} is missing`);
      return size;
    },
    getUrl: async (contentType) =>
      storage.signUrl && convertStorageErrors(storage.signUrl(key, { contentType })),
    open: (range) => convertStorageErrors(storage.stream(key, range, streamOptions)),
  };
}

/** @throws {MediaNotFoundError | StorageUnavailableError} */
async function convertStorageErrors<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (cause) {
    if (cause instanceof FileNotFoundError) throw new MediaNotFoundError(cause.message, { cause });
    throw new StorageUnavailableError({ cause });
  }
}

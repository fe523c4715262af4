import type { Readable } from "node:stream";

import {
  type _Object,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
} from "@aws-sdk/client-s3";

import { openBucket, type S3Bucket } from "./s3-bucket.ts";
import { failAsStorage, isMissing, toStorageError } from "./s3-errors.ts";
import { dropUploads, upload } from "./s3-uploads.ts";
import type { S3Place } from "./storage-place.ts";
import {
  type ByteRange,
  FileNotFoundError,
  isKey,
  newKey,
  requireKey,
  type Storage,
  type StoredFile,
} from "./storage.ts";

/** Files in a bucket. Whatever fails on the bucket's side is a StorageUnavailableError. */
export function s3Storage(place: S3Place): Storage {
  const bucket = openBucket(place);
  return {
    put: async (content, key = newKey()) => {
      await upload(bucket, requireKey(key), content);
      return key;
    },
    stream: async (key, range) => {
      if (!isKey(key)) throw new FileNotFoundError(key);
      return read(bucket, key, range);
    },
    size: async (key) => (isKey(key) ? sizeOf(bucket, key) : undefined),
    delete: async (key) => {
      if (!isKey(key)) return;
      await bucket.client.send(new DeleteObjectCommand(bucket.object(key))).catch(failAsStorage);
    },
    list: () => filesIn(bucket),
    dropUnfinished: (before) => dropUploads(bucket, before),
  };
}

async function read(bucket: S3Bucket, key: string, range?: ByteRange): Promise<Readable> {
  const Range = range && `bytes=${range.start}-${range.end ?? ""}`;
  const get = new GetObjectCommand({ ...bucket.object(key), Range });
  const { Body } = await bucket.client.send(get).catch((error: unknown) => {
    throw isMissing(error) ? new FileNotFoundError(key) : toStorageError(error);
  });
  // In Node every body is one.
  return Body as Readable;
}

async function sizeOf(bucket: S3Bucket, key: string): Promise<number | undefined> {
  try {
    const head = await bucket.client.send(new HeadObjectCommand(bucket.object(key)));
    return head.ContentLength;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw toStorageError(error);
  }
}

async function* filesIn({ client, name, prefix }: S3Bucket): AsyncGenerator<StoredFile> {
  const pages = paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix });
  try {
    for await (const { Contents = [] } of pages) {
      yield* Contents.map((object) => toFile(object, prefix)).filter(({ key }) => isKey(key));
    }
  } catch (error) {
    throw toStorageError(error);
  }
}

/** An object that S3 lists has each of these. */
const toFile = ({ Key = "", LastModified = new Date(), Size = 0 }: _Object, prefix: string) => ({
  key: Key.slice(prefix.length),
  modified: LastModified,
  bytes: Size,
});

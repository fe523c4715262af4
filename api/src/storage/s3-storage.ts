import type { Readable } from "node:stream";

import {
  type _Object,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandInput,
  HeadObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from "@aws-sdk/client-s3";

import { type ConnectionLimits, openBucket, type S3Bucket } from "./s3-bucket.ts";
import { throwStorageError, isMissing, toStorageError } from "./s3-errors.ts";
import { createUrlSigner } from "./s3-signed-urls.ts";
import { abortUploads, upload } from "./s3-uploads.ts";
import type { S3Location } from "./storage-url.ts";
import {
  type ByteRange,
  FileNotFoundError,
  isKey,
  createKey,
  requireKey,
  type Storage,
  type StoredFile,
  type UnknownFile,
} from "./storage.ts";

/** No file has this key, so the service responds without reading a file. */
const UNUSED_KEY = "0".repeat(32);

/** Stores files in a bucket. Converts all errors of the service to a StorageUnavailableError. */
export function createS3Storage(location: S3Location, limits?: ConnectionLimits): Storage {
  const bucket = openBucket(location, limits);
  return {
    check: async () => void (await getSize(bucket, UNUSED_KEY)),
    put: async (content, key = createKey()) => {
      await upload(bucket, requireKey(key), content);
      return key;
    },
    stream: async (key, range, { canPause = false } = {}) => {
      if (!isKey(key)) throw new FileNotFoundError(key);
      const client = canPause ? bucket.pausableClient : bucket.readClient;
      return streamObject(client, { ...bucket.getParams(key), Range: formatRange(range) }, key);
    },
    signUrl: location.shouldRedirectClients ? createUrlSigner(location) : undefined,
    size: async (key) => (isKey(key) ? getSize(bucket, key) : undefined),
    delete: async (key) => {
      if (!isKey(key)) return;
      await bucket.client
        .send(new DeleteObjectCommand(bucket.getParams(key)))
        .catch(throwStorageError);
    },
    list: (prefix) => listStoredFiles(bucket, prefix),
    listUnknown: () => listUnknownFiles(bucket),
    removeIncomplete: (before, prefix) => abortUploads(bucket, before, prefix),
  };
}

const formatRange = (range: ByteRange | undefined) =>
  range && `bytes=${range.start}-${range.end ?? ""}`;

async function streamObject(
  client: S3Client,
  input: GetObjectCommandInput,
  key: string,
): Promise<Readable> {
  const { Body } = await client.send(new GetObjectCommand(input)).catch((error: unknown) => {
    throw isMissing(error) ? new FileNotFoundError(key) : toStorageError(error);
  });
  // In Node.js, the body is always a Readable.
  return Body as Readable;
}

async function getSize(bucket: S3Bucket, key: string): Promise<number | undefined> {
  try {
    const head = await bucket.client.send(new HeadObjectCommand(bucket.getParams(key)));
    return head.ContentLength;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw toStorageError(error);
  }
}

async function* listStoredFiles(
  { client, name, prefix }: S3Bucket,
  keyPrefix = "",
): AsyncGenerator<StoredFile> {
  const pages = paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix + keyPrefix });
  try {
    for await (const { Contents = [] } of pages) {
      yield* Contents.map((object) => toFile(object, prefix)).filter(({ key }) => isKey(key));
    }
  } catch (error) {
    throw toStorageError(error);
  }
}

/** Ignores names with a slash, because the bucket may contain other folders. */
async function* listUnknownFiles({ client, name, prefix }: S3Bucket): AsyncGenerator<UnknownFile> {
  const query = { Bucket: name, Prefix: prefix, Delimiter: "/" };
  try {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, query)) {
      for (const object of Contents) {
        const { key, modifiedAt } = toFile(object, prefix);
        if (key !== "" && !isKey(key)) yield { name: key, modifiedAt };
      }
    }
  } catch (error) {
    throw toStorageError(error);
  }
}

/** Converts a listed object. It always has these fields, although their types are optional. */
const toFile = ({ Key = "", LastModified = new Date(), Size = 0 }: _Object, prefix: string) => ({
  key: Key.slice(prefix.length),
  modifiedAt: LastModified,
  sizeBytes: Size,
});

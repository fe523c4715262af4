import { Readable } from "node:stream";

import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";

import type { S3Bucket } from "./s3-bucket.ts";
import { throwStorageError, ignoreMissing, toStorageError } from "./s3-errors.ts";

/** How many parts of 5 MiB an upload may have in memory. */
const MAX_CONCURRENT_PARTS = 2;

/** Uploads a file in parts, and aborts the upload if a part fails. */
export async function upload(bucket: S3Bucket, key: string, content: Readable | Buffer) {
  const params = { ...bucket.getParams(key), Body: content };
  try {
    await new Upload({ client: bucket.client, params, queueSize: MAX_CONCURRENT_PARTS }).done();
  } catch (error) {
    // Do not convert an error of the source stream.
    const sourceError = content instanceof Readable ? content.errored : undefined;
    throw sourceError ?? toStorageError(error);
  }
}

/** Aborts unfinished uploads that were initiated before the given time. */
export async function abortUploads(bucket: S3Bucket, before: Date, keyPrefix = ""): Promise<void> {
  for await (const { Key, UploadId, Initiated } of listUnfinishedUploads(bucket, keyPrefix)) {
    if (!Initiated || Initiated >= before) continue;
    const command = new AbortMultipartUploadCommand({ Bucket: bucket.name, Key, UploadId });
    await bucket.client.send(command).catch(ignoreMissing);
  }
}

async function* listUnfinishedUploads({ client, name, prefix }: S3Bucket, keyPrefix: string) {
  let page: ListMultipartUploadsCommandOutput | undefined;
  do {
    const command = new ListMultipartUploadsCommand({
      Bucket: name,
      Prefix: prefix + keyPrefix,
      KeyMarker: page?.NextKeyMarker,
      UploadIdMarker: page?.NextUploadIdMarker,
    });
    page = await client.send(command).catch(throwStorageError);
    yield* page.Uploads ?? [];
  } while (page.IsTruncated);
}

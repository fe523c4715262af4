import { Readable } from "node:stream";

import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";

import type { S3Bucket } from "./s3-bucket.ts";
import { failAsStorage, failUnlessMissing, toStorageError } from "./s3-errors.ts";

/** An upload holds this many parts of 5 MiB in memory, however large the file is. */
const PARTS_AT_ONCE = 2;

/** Sends a file in parts, and gives them up where one fails. */
export async function upload(bucket: S3Bucket, key: string, content: Readable | Buffer) {
  const params = { ...bucket.object(key), Body: content };
  try {
    await new Upload({ client: bucket.client, params, queueSize: PARTS_AT_ONCE }).done();
  } catch (error) {
    // What the sender broke off is not the bucket's fault.
    const broken = content instanceof Readable ? content.errored : undefined;
    throw broken ?? toStorageError(error);
  }
}

/** Gives up what was begun before that moment and never finished. */
export async function dropUploads(bucket: S3Bucket, before: Date): Promise<void> {
  for await (const { Key, UploadId, Initiated } of uploadsUnderWay(bucket)) {
    if (!Initiated || Initiated >= before) continue;
    const abort = new AbortMultipartUploadCommand({ Bucket: bucket.name, Key, UploadId });
    await bucket.client.send(abort).catch(failUnlessMissing);
  }
}

async function* uploadsUnderWay({ client, name, prefix }: S3Bucket) {
  let page: ListMultipartUploadsCommandOutput | undefined;
  do {
    const list = new ListMultipartUploadsCommand({
      Bucket: name,
      Prefix: prefix,
      KeyMarker: page?.NextKeyMarker,
      UploadIdMarker: page?.NextUploadIdMarker,
    });
    page = await client.send(list).catch(failAsStorage);
    yield* page.Uploads ?? [];
  } while (page.IsTruncated);
}

import { GetObjectCommand, HeadObjectCommand } from "@aws-sdk/client-s3";

import { openBucket, type S3Bucket } from "./s3-bucket.ts";
import { isMissing, throwStorageError } from "./s3-errors.ts";
import type { S3Location } from "./storage-url.ts";

/** Buckets are reused, because their clients keep connections open. The configuration has only one location. */
const buckets = new Map<S3Location, S3Bucket>();

/**
 * Returns the last bytes of a text, and whether they are the whole text. Returns an empty text if the object does not
 * exist.
 */
export async function readObjectEnd(location: S3Location, key: string, maxBytes: number) {
  const bucket = buckets.get(location) ?? openBucket(location);
  buckets.set(location, bucket);
  const params = bucket.getParams(key);
  try {
    const { ContentLength = 0 } = await bucket.client.send(new HeadObjectCommand(params));
    const start = Math.max(0, ContentLength - maxBytes);
    const range = start === 0 ? {} : { Range: `bytes=${start}-` };
    const { Body } = await bucket.client.send(new GetObjectCommand({ ...params, ...range }));
    return { text: (await Body?.transformToString()) ?? "", isComplete: start === 0 };
  } catch (error) {
    if (isMissing(error)) return { text: "", isComplete: true };
    return throwStorageError(error);
  }
}

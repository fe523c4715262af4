import { setTimeout as sleep } from "node:timers/promises";

import { GetObjectCommand, PutObjectCommand, S3ServiceException } from "@aws-sdk/client-s3";
import type { S3Bucket } from "@topout/api/s3-bucket";

import type { TextFile } from "./text-file.ts";

const MAX_ATTEMPTS = 20;
const MAX_DELAY_MS = 500;
/** S3 returns these if another process has written the object since we read it, or writes it at the same time. */
const CONFLICT_STATUSES: ReadonlySet<number | undefined> = new Set([409, 412]);

/** An object that several processes edit. S3 rejects a write if the object has changed, so no edit is lost. */
export const createBucketFile = (bucket: S3Bucket, key: string): TextFile => ({
  read: async () => (await readObject(bucket, key))?.text,
  update: async (change) => {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const current = await readObject(bucket, key);
      if (await tryWrite(bucket, key, { text: change(current?.text), etag: current?.etag })) return;
      await sleep(Math.random() * MAX_DELAY_MS);
    }
    throw new Error(`${key} was not changed, because other processes change it too often`);
  },
});

interface Version {
  readonly text: string;
  /** The version to replace. Undefined if there is none. */
  readonly etag: string | undefined;
}

/** Returns false if another process has written the object. */
async function tryWrite(bucket: S3Bucket, key: string, { text, etag }: Version): Promise<boolean> {
  const command = new PutObjectCommand({
    ...bucket.getParams(key),
    Body: text,
    ContentType: "application/json; charset=utf-8",
    CacheControl: "no-cache",
    ...(etag === undefined ? { IfNoneMatch: "*" } : { IfMatch: etag }),
  });
  try {
    await bucket.client.send(command);
    return true;
  } catch (error) {
    const isConflict =
      error instanceof S3ServiceException && CONFLICT_STATUSES.has(error.$metadata.httpStatusCode);
    if (!isConflict) throw error;
    return false;
  }
}

/** Returns undefined if the object does not exist. */
export async function readObject({ client, getParams }: S3Bucket, key: string) {
  try {
    const { Body, ETag } = await client.send(new GetObjectCommand(getParams(key)));
    return { text: (await Body?.transformToString()) ?? "", etag: ETag };
  } catch (error) {
    if (error instanceof S3ServiceException && error.name === "NoSuchKey") return undefined;
    throw error;
  }
}

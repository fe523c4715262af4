import { setTimeout as sleep } from "node:timers/promises";

import { GetObjectCommand, PutObjectCommand, S3ServiceException } from "@aws-sdk/client-s3";

import type { S3Bucket } from "../storage/s3-bucket.ts";
import type { TextFile } from "./text-file.ts";

/** Much longer than a hundred processes need that change the same object. */
const MAX_WAIT_MS = 5 * 60_000;
const FIRST_DELAY_MS = 50;
const MAX_DELAY_MS = 5_000;
/** S3 returns these if another process has written the object since we read it, or writes it at the same time. */
const CONFLICT_STATUSES: ReadonlySet<number | undefined> = new Set([409, 412]);
const FORBIDDEN = 403;
/** A valid version that no object has. */
const NO_VERSION = `"${"0".repeat(32)}"`;

/** An object that several processes edit. S3 rejects a write if the object has changed, so no edit is lost. */
export const createBucketFile = (bucket: S3Bucket, key: string): TextFile => ({
  read: async () => (await readObject(bucket, key))?.text,
  update: async (change) => {
    const deadline = Date.now() + MAX_WAIT_MS;
    for (let attempt = 0; Date.now() < deadline; attempt += 1) {
      const current = await readObject(bucket, key);
      if (await tryWrite(bucket, key, { text: change(current?.text), etag: current?.etag })) return;
      await sleep(getDelay(attempt));
    }
    throw new Error(`${key} was not changed, because other processes change it too often`);
  },
  // S3 checks the permission before the version. The text is the current one, in case the service ignores the version.
  isWritable: async () => {
    const current = await readObject(bucket, key);
    if (!current) return true;
    try {
      await tryWrite(bucket, key, { text: current.text, etag: NO_VERSION });
      return true;
    } catch (error) {
      if (getStatus(error) === FORBIDDEN) return false;
      throw error;
    }
  },
});

/** Grows with the attempts, because each one means that another process has written. */
const getDelay = (attempt: number): number =>
  Math.random() * Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);

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
    if (!CONFLICT_STATUSES.has(getStatus(error))) throw error;
    return false;
  }
}

const getStatus = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

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

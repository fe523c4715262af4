import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import {
  type _Object,
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
} from "@aws-sdk/client-s3";

import { openScratchFolder } from "../files/scratch-folder.ts";
import { ByteCounter, computeChecksum } from "../storage/byte-counter.ts";
import { openBucket, type S3Bucket } from "../storage/s3-bucket.ts";
import { throwStorageError, toStorageError } from "../storage/s3-errors.ts";
import { upload } from "../storage/s3-uploads.ts";
import type { S3Location } from "../storage/storage-url.ts";
import { type BackupFile, parseBackupName } from "./backup-name.ts";
import type { BackupStore } from "./backup-store.ts";

/** Opens a bucket. Each backup is written to the scratch folder first, so that it is verified before it is uploaded. */
export function openBackupBucket(location: S3Location, scratchFolder: string): BackupStore {
  const bucket = openBucket(location);
  return {
    list: () => listBackups(bucket),
    save: (name, write, signal) =>
      withScratchFile(scratchFolder, async (path) => {
        const result = await write(path);
        await uploadVerified(bucket, { name, path, signal });
        return result;
      }),
    open: (name, read, signal) =>
      withScratchFile(scratchFolder, async (path) => {
        const file = createWriteStream(path, { mode: 0o600 });
        await pipeline(await openObject(bucket, name), file, { signal });
        return read(path);
      }),
    remove: (name) => removeBackup(bucket, name),
  };
}

async function withScratchFile<T>(
  scratchFolder: string,
  callback: (path: string) => Promise<T>,
): Promise<T> {
  const path = (await openScratchFolder(scratchFolder)).createPath();
  try {
    return await callback(path);
  } finally {
    await rm(path, { force: true });
  }
}

interface BackupUpload {
  readonly name: string;
  readonly path: string;
  readonly signal: AbortSignal | undefined;
}

/** Uploads a file and compares the object with what was sent. Removes an object that differs, or cannot be compared. */
async function uploadVerified(
  bucket: S3Bucket,
  { name, path, signal }: BackupUpload,
): Promise<void> {
  const counter = new ByteCounter();
  await upload(bucket, name, counter.count(createReadStream(path, { signal })));
  try {
    const stored = await computeChecksum(await openObject(bucket, name), signal);
    if (stored.sha256 === counter.finish().sha256) return;
    throw new Error(`The bucket has stored other bytes for ${name} than were sent`);
  } catch (error) {
    await removeBackup(bucket, name);
    throw error;
  }
}

async function removeBackup(bucket: S3Bucket, name: string): Promise<void> {
  const command = new DeleteObjectCommand(bucket.getParams(name));
  await bucket.client.send(command).catch(throwStorageError);
}

async function openObject(bucket: S3Bucket, name: string): Promise<Readable> {
  const command = new GetObjectCommand(bucket.getParams(name));
  const { Body } = await bucket.readClient.send(command).catch(throwStorageError);
  // In Node.js, the body is always a Readable.
  return Body as Readable;
}

async function listBackups({ client, name, prefix }: S3Bucket): Promise<BackupFile[]> {
  const backups: BackupFile[] = [];
  const query = { Bucket: name, Prefix: `${prefix}topout-`, Delimiter: "/" };
  try {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, query)) {
      backups.push(...Contents.flatMap((object) => toBackup(object, prefix)));
    }
  } catch (error) {
    throw toStorageError(error);
  }
  return backups;
}

function toBackup({ Key = "", Size = 0 }: _Object, prefix: string): BackupFile[] {
  const name = Key.slice(prefix.length);
  const createdAt = parseBackupName(name);
  return createdAt ? [{ name, createdAt, sizeBytes: Size }] : [];
}

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
import { ByteCounter, type FileChecksum } from "../storage/byte-counter.ts";
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
    open: (name, read) =>
      withScratchFile(scratchFolder, async (path) => {
        await pipeline(await openObject(bucket, name), createWriteStream(path, { mode: 0o600 }));
        return read(path);
      }),
    remove: async (name) => {
      const command = new DeleteObjectCommand(bucket.getParams(name));
      await bucket.client.send(command).catch(throwStorageError);
    },
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

/** Uploads a file and compares the object with it. Removes an object that differs, or that could not be compared. */
async function uploadVerified(bucket: S3Bucket, file: BackupUpload): Promise<void> {
  const { name, path, signal } = file;
  await upload(bucket, name, createReadStream(path, { signal }));
  try {
    const local = await computeChecksum(createReadStream(path), signal);
    const remote = await computeChecksum(await openObject(bucket, name), signal);
    if (local.sha256 === remote.sha256) return;
    throw new Error(`The bucket has stored other bytes for ${name} than were sent`);
  } catch (error) {
    await bucket.client.send(new DeleteObjectCommand(bucket.getParams(name)));
    throw error;
  }
}

async function computeChecksum(
  content: Readable,
  signal: AbortSignal | undefined,
): Promise<FileChecksum> {
  const counter = new ByteCounter();
  for await (const chunk of content) {
    signal?.throwIfAborted();
    counter.add(chunk as Buffer);
  }
  return counter.finish();
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

import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";

import {
  DeleteObjectsCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { createBucketFile, readObject } from "@topout/api/bucket-file";
import { openBucket, type S3Bucket } from "@topout/api/s3-bucket";
import type { S3Location } from "@topout/api/storage-url";
import type { RemoteName } from "@topout/shared/remote";
import { listFiles } from "@topout/tooling/files";
import { REMOTES_URL } from "@topout/tooling/registry";
import { MANIFEST_FILE } from "@topout/tooling/release-manifest";

import { CONTENT_TYPES } from "./content-types.ts";
import type { ReleaseTarget, StoredRelease } from "./release-target.ts";

/** A bucket of Amazon S3 or of a compatible service, which a CDN serves and compresses. */
export function createBucketTarget(location: S3Location, remotesUrl = REMOTES_URL): ReleaseTarget {
  const bucket = openBucket(location);
  return {
    remotesUrl,
    registry: createBucketFile(bucket, "remotes.json"),
    addRelease: (remote, hash, folder) => addRelease(bucket, getPrefix(remote, hash), folder),
    readManifest: async (remote, hash) =>
      (await readObject(bucket, `${getPrefix(remote, hash)}${MANIFEST_FILE}`))?.text,
    listReleases: async (remote) =>
      (await listFolders(bucket, remote)).flatMap(({ hash, manifestTime }) =>
        manifestTime ? [{ hash, modifiedAt: manifestTime } satisfies StoredRelease] : [],
      ),
    removeRelease: (remote, hash) => removeObjects(bucket, getPrefix(remote, hash)),
    removeIncomplete: async (remote, before) => {
      const incomplete = (await listFolders(bucket, remote)).filter(
        ({ manifestTime, newestTime }) => !manifestTime && newestTime < before,
      );
      for (const { hash } of incomplete) await removeObjects(bucket, getPrefix(remote, hash));
      return incomplete.length;
    },
  };
}

const getPrefix = (remote: RemoteName, hash: string) => `${remote}/v/${hash}/`;

/** Uploads the manifest last. A release without one is incomplete. */
async function addRelease(bucket: S3Bucket, prefix: string, folder: string): Promise<void> {
  if (await readObject(bucket, `${prefix}${MANIFEST_FILE}`)) return;
  // A CDN compresses the files itself.
  const files = (await listFiles(folder)).filter(
    (file) => !file.endsWith(".br") && file !== MANIFEST_FILE,
  );
  for (const file of [...files, MANIFEST_FILE]) {
    await bucket.client.send(
      new PutObjectCommand({
        ...bucket.getParams(`${prefix}${file}`),
        Body: await readFile(join(folder, file)),
        ContentType: CONTENT_TYPES[extname(file)] ?? "application/octet-stream",
        CacheControl: "public, max-age=31536000, immutable",
      }),
    );
  }
}

interface ReleaseFolder {
  readonly hash: string;
  /** When the manifest was uploaded. Undefined for an incomplete release. */
  manifestTime: Date | undefined;
  /** When the newest file was uploaded. */
  newestTime: Date;
}

async function listFolders(bucket: S3Bucket, remote: RemoteName): Promise<ReleaseFolder[]> {
  const folders = new Map<string, ReleaseFolder>();
  for await (const { key, modifiedAt } of listObjects(bucket, `${remote}/v/`)) {
    const [hash = "", ...file] = key.slice(`${remote}/v/`.length).split("/");
    const folder = folders.get(hash) ?? { hash, manifestTime: undefined, newestTime: modifiedAt };
    folders.set(hash, folder);
    if (modifiedAt > folder.newestTime) folder.newestTime = modifiedAt;
    if (file.join("/") === MANIFEST_FILE) folder.manifestTime = modifiedAt;
  }
  return [...folders.values()];
}

/** Lists all objects below a prefix. The keys do not contain the prefix of the bucket. */
async function* listObjects({ client, name, prefix: bucketPrefix }: S3Bucket, prefix: string) {
  let page: ListObjectsV2CommandOutput | undefined;
  do {
    page = await client.send(
      new ListObjectsV2Command({
        Bucket: name,
        Prefix: `${bucketPrefix}${prefix}`,
        ContinuationToken: page?.NextContinuationToken,
      }),
    );
    for (const { Key = "", LastModified = new Date(0) } of page.Contents ?? []) {
      yield { key: Key.slice(bucketPrefix.length), modifiedAt: LastModified };
    }
  } while (page.NextContinuationToken !== undefined);
}

const MAX_DELETED_AT_ONCE = 1_000;

async function removeObjects(bucket: S3Bucket, prefix: string): Promise<void> {
  const keys = await Array.fromAsync(listObjects(bucket, prefix), ({ key }) => key);
  while (keys.length > 0) {
    const Objects = keys
      .splice(0, MAX_DELETED_AT_ONCE)
      .map((key) => ({ Key: bucket.getParams(key).Key }));
    await bucket.client.send(
      new DeleteObjectsCommand({ Bucket: bucket.name, Delete: { Objects, Quiet: true } }),
    );
  }
}

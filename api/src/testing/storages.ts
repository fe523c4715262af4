import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";

import { createLocalStorage } from "../storage/local-storage.ts";
import { openStorage } from "../storage/open-storage.ts";
import { requireStorageLocation, type S3Server } from "./s3-server.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

/** Creates an empty local storage, with a function that lists its file names. */
export async function createTestFolderStorage() {
  const folder = await createTemporaryFolder();
  const listNames = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  };
  return { storage: createLocalStorage(folder), listNames, folder };
}

/**
 * Creates a storage below a new prefix of the server's bucket, with a function that lists keys and unfinished uploads.
 */
export async function createTestBucketStorage(server: S3Server, parameters = "") {
  const storage = await openStorage(
    requireStorageLocation(`${server.url.replace("?", `/${randomUUID()}?`)}${parameters}`),
  );
  const listNames = async () => [
    ...(await Array.fromAsync(storage.list(), ({ key }) => key)),
    ...server.getPendingUploads(),
  ];
  return { storage, listNames };
}

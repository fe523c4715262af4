import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";

import { localStorage } from "../storage/local-storage.ts";
import { openStorage } from "../storage/open-storage.ts";
import { placeOf, type S3Server } from "./s3-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** An empty folder as storage, and the names of all that it holds. */
export async function openLocalFolder() {
  const folder = await temporaryFolder();
  const names = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  };
  return { storage: localStorage(folder), names, folder };
}

/** An empty part of the server's bucket, and the names of all that it holds. */
export async function openBucket(server: S3Server) {
  const storage = await openStorage(placeOf(server.url.replace("?", `/${randomUUID()}?`)));
  const names = async () => [
    ...(await Array.fromAsync(storage.list(), ({ key }) => key)),
    ...server.underWay(),
  ];
  return { storage, names };
}

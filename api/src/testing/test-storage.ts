import { randomUUID } from "node:crypto";

import { inject } from "vitest";

import { createLocalStorage } from "../storage/local-storage.ts";
import { openStorage } from "../storage/open-storage.ts";
import type { Storage } from "../storage/storage.ts";
import { requireStorageLocation } from "./s3-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The STORAGE_URL of a bucket. If undefined, tests use a local folder. */
    testStorage?: string;
  }
}

/** Creates an empty storage. */
export async function createTestStorage(folder: string): Promise<Storage> {
  const bucketUrl = inject("testStorage");
  if (bucketUrl === undefined) return createLocalStorage(folder);
  return openStorage(requireStorageLocation(bucketUrl.replace("?", `/${randomUUID()}?`)));
}

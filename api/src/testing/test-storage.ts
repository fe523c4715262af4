import { randomUUID } from "node:crypto";

import { inject } from "vitest";

import { localStorage } from "../storage/local-storage.ts";
import { openStorage } from "../storage/open-storage.ts";
import type { Storage } from "../storage/storage.ts";
import { placeOf } from "./s3-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The STORAGE_URL of a bucket; without it files go into the test's own folder. */
    testStorage?: string;
  }
}

/** An empty storage of the test's own. */
export async function openTestStorage(folder: string): Promise<Storage> {
  const bucket = inject("testStorage");
  if (bucket === undefined) return localStorage(folder);
  return openStorage(placeOf(bucket.replace("?", `/${randomUUID()}?`)));
}

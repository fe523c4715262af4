import type { Database } from "../database/database.ts";
import { unlessHeld } from "../database/file-hold.ts";
import { namedFiles } from "../database/named-files.ts";
import type { JobHandler } from "../jobs/job-handler.ts";
import type { JobData } from "../database/job-queues.ts";
import type { Storage } from "./storage.ts";

/** A younger file may belong to a transaction that has not ended yet. */
const GRACE_MS = 24 * 60 * 60 * 1_000;
const BATCH = 5_000;

/** Removes what a process left that was killed between keeping a file and committing the row that names it. */
export const sweepFiles = (db: Database, storage: Storage): JobHandler<JobData["sweep-files"]> => ({
  run: async () => {
    const before = new Date(Date.now() - GRACE_MS);
    await storage.dropUnfinished(before);
    for await (const keys of inBatches(oldFiles(storage, before))) {
      await unlessHeld(db, async () => {
        const named = await namedFiles(db, keys);
        for (const key of keys) if (!named.has(key)) await storage.delete(key);
      });
    }
  },
});

async function* oldFiles(storage: Storage, before: Date) {
  for await (const { key, modified } of storage.list()) if (modified < before) yield key;
}

async function* inBatches(keys: AsyncIterable<string>) {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

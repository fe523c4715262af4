import type { Database } from "../database/database.ts";
import { runUnlessFilesLocked } from "../database/file-lock.ts";
import { deleteUnreferenced } from "./delete-files.ts";
import type { JobHandler } from "../jobs/job-handler.ts";
import type { JobData } from "../database/job-queues.ts";
import type { Storage } from "./storage.ts";

/** A newer file may belong to a transaction that has not ended. */
const MIN_AGE_MS = 24 * 60 * 60 * 1_000;
const BATCH_SIZE = 5_000;

/** Creates a handler that removes unreferenced files, for example of processes that were killed before a commit. */
export const createSweepFilesHandler = (
  db: Database,
  storage: Storage,
): JobHandler<JobData["sweep-files"]> => ({
  run: async () => {
    const before = new Date(Date.now() - MIN_AGE_MS);
    await storage.removeIncomplete(before);
    for await (const keys of toBatches(listOldKeys(storage, before))) {
      await runUnlessFilesLocked(db, () => deleteUnreferenced(db, storage, keys));
    }
  },
});

async function* listOldKeys(storage: Storage, before: Date) {
  for await (const { key, modifiedAt } of storage.list()) if (modifiedAt < before) yield key;
}

async function* toBatches(keys: AsyncIterable<string>) {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

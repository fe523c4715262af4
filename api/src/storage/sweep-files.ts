import type { Database } from "../database/database.ts";
import { runUnlessFilesLocked } from "../database/file-lock.ts";
import { readSweptParts, storeSweptParts } from "../database/file-sweep.ts";
import { deleteUnreferenced } from "./delete-files.ts";
import type { JobHandler } from "../jobs/job-handler.ts";
import type { JobData } from "../database/job-queues.ts";
import type { Storage } from "./storage.ts";
import { getStrayLimit, PART_PREFIXES } from "./stray-files.ts";

const BATCH_SIZE = 5_000;
/** The job expires after an hour. */
const MAX_DURATION_MS = 50 * 60 * 1_000;

/**
 * Creates a handler that removes unreferenced files, for example of processes that were killed before a commit. It
 * sweeps the storage in parts, and continues the next night where the time was up.
 */
export const createSweepFilesHandler = (
  db: Database,
  storage: Storage,
): JobHandler<JobData["sweep-files"]> => ({
  run: async (_data, signal) => {
    const startTime = Date.now();
    let sweptParts = await readSweptParts(db);
    for (const prefix of PART_PREFIXES.slice(sweptParts)) {
      if (Date.now() - startTime > MAX_DURATION_MS) return;
      signal.throwIfAborted();
      await sweepPart(db, storage, prefix);
      await storeSweptParts(db, ++sweptParts);
    }
    await storeSweptParts(db, 0);
  },
});

async function sweepPart(db: Database, storage: Storage, prefix: string): Promise<void> {
  const before = getStrayLimit();
  await storage.removeIncomplete(before, prefix);
  for await (const keys of toBatches(listOldKeys(storage, { before, prefix }))) {
    await runUnlessFilesLocked(db, () => deleteUnreferenced(db, storage, keys));
  }
}

interface OldKeys {
  readonly before: Date;
  readonly prefix: string;
}

async function* listOldKeys(storage: Storage, { before, prefix }: OldKeys) {
  for await (const { key, modifiedAt } of storage.list(prefix)) if (modifiedAt < before) yield key;
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

import type { Transaction } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";

/** Enqueues a job that deletes the files after the transaction has deleted their rows. */
export async function enqueueFileDeletion(
  tx: Transaction,
  keys: readonly (string | null)[],
): Promise<void> {
  const files = keys.filter((key) => key !== null);
  if (files.length > 0) await enqueue(tx, "delete-files", { keys: files });
}

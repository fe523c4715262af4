import type { Transaction } from "../database/database.ts";
import { enqueue } from "../jobs/enqueue.ts";

/** Deletes files that no row names any more, once the transaction that took the rows away is over. */
export async function deleteLater(
  tx: Transaction,
  keys: readonly (string | null)[],
): Promise<void> {
  const files = keys.filter((key) => key !== null);
  if (files.length > 0) await enqueue(tx, "delete-files", { keys: files });
}

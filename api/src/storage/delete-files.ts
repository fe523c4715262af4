import type { Database } from "../database/database.ts";
import { unlessFilesLocked } from "../database/file-lock.ts";
import { findReferencedFiles } from "../database/referenced-files.ts";
import type { JobHandler } from "../jobs/job-handler.ts";
import type { JobData } from "../database/job-queues.ts";
import type { Storage } from "./storage.ts";

/** Removes files whose rows were deleted. Skips a file that a row refers to again, for example after a restore. */
export const createDeleteFilesHandler = (
  db: Database,
  storage: Storage,
): JobHandler<JobData["delete-files"]> => ({
  run: ({ keys }) => unlessFilesLocked(db, () => deleteUnreferenced(db, storage, keys)),
});

export async function deleteUnreferenced(
  db: Database,
  storage: Storage,
  keys: readonly string[],
): Promise<void> {
  const referenced = await findReferencedFiles(db, keys);
  for (const key of keys) if (!referenced.has(key)) await storage.delete(key);
}

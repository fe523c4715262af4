import type { Database } from "../database/database.ts";
import { runUnlessFilesLocked } from "../database/file-lock.ts";
import { findReferencedFiles } from "../database/referenced-files.ts";
import type { JobHandler } from "../jobs/job-handler.ts";
import type { JobData } from "../database/job-queues.ts";
import type { Storage } from "./storage.ts";

/** Creates a handler that deletes files. Skips files that a row refers to, for example after a restore. */
export const createDeleteFilesHandler = (
  db: Database,
  storage: Storage,
): JobHandler<JobData["delete-files"]> => ({
  run: ({ keys }) => runUnlessFilesLocked(db, () => deleteUnreferenced(db, storage, keys)),
});

export async function deleteUnreferenced(
  db: Database,
  storage: Storage,
  keys: readonly string[],
): Promise<void> {
  const referenced = await findReferencedFiles(db, keys);
  for (const key of keys) if (!referenced.has(key)) await storage.delete(key);
}

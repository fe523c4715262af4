import type { Database } from "../database/database.ts";
import { unlessHeld } from "../database/file-hold.ts";
import { namedFiles } from "../database/named-files.ts";
import type { JobHandler } from "../jobs/job-handler.ts";
import type { JobData } from "../database/job-queues.ts";
import type { Storage } from "./storage.ts";

/** Removes files whose rows are gone. A file that a row names again, as after a restore, stays. */
export const deleteFiles = (
  db: Database,
  storage: Storage,
): JobHandler<JobData["delete-files"]> => ({
  run: ({ keys }) =>
    unlessHeld(db, async () => {
      const named = await namedFiles(db, keys);
      for (const key of keys) if (!named.has(key)) await storage.delete(key);
    }),
});

import type { Database } from "../database/database.ts";
import type { JobHandlers } from "../jobs/job-handler.ts";
import { deleteFiles } from "../storage/delete-files.ts";
import type { Storage } from "../storage/storage.ts";
import { sweepFiles } from "../storage/sweep-files.ts";

interface Services {
  readonly db: Database;
  readonly storage: Storage;
}

/** Every kind of work with what does it: what a worker can do. */
export const jobHandlers = ({ db, storage }: Services): JobHandlers => ({
  "delete-files": deleteFiles(storage),
  "sweep-files": sweepFiles(db, storage),
});

import type { Database } from "../database/database.ts";
import type { Storage } from "../storage/storage.ts";
import type { CheckReport } from "./check-report.ts";

export interface FileCheckOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly report: CheckReport;
  /** Whether to read the content of all files. Otherwise, only their sizes are compared. */
  readonly shouldReadFiles: boolean;
  /** Whether to delete stray files and the rest of interrupted uploads, as the nightly job does. */
  readonly shouldRepair: boolean;
  readonly signal?: AbortSignal | undefined;
  /** A larger storage is checked in parts. */
  readonly maxPartFiles?: number;
}

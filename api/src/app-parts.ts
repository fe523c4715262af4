import type { AppConfig } from "./app-config.ts";
import type { Database } from "./database/database.ts";
import type { LogOptions } from "./http/log.ts";
import type { Changes } from "./lists/changes.ts";
import type { Storage } from "./storage/storage.ts";

/** What the API is made of. */
export interface AppParts {
  readonly config: AppConfig;
  readonly db: Database;
  readonly storage: Storage;
  /** The folder where uploaded files lie while their request is served. */
  readonly uploadsDir: string;
  readonly log?: LogOptions;
  /** For whoever writes to the same database beside the API, in this process. */
  readonly changes?: Changes;
  /** While it says no (the database is being migrated, or seeded), every call is told to come back. */
  readonly isReady?: () => boolean;
}

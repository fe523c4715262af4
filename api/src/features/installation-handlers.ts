import type { AppConfig } from "../config/app-config.ts";
import type { DatabaseReader } from "../database/database.ts";
import { createOperationHandlers } from "./operations/operations.http.ts";
import { createReleaseHandlers } from "./releases/releases.http.ts";
import { createReleaseStore } from "./releases/releases.store.ts";

/** The handlers of what admins see of the installation: releases, and backups with their drills and checks. */
export const createInstallationHandlers = (db: DatabaseReader, config: AppConfig) => [
  createReleaseHandlers(createReleaseStore(config)),
  createOperationHandlers(db),
];

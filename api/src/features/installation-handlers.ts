import type { AppConfig } from "../config/app-config.ts";
import type { Database } from "../database/database.ts";
import { createClientReportHandlers } from "./client-reports/client-reports.http.ts";
import { createOperationHandlers } from "./operations/operations.http.ts";
import { createReleaseHandlers } from "./releases/releases.http.ts";
import { createReleaseStore } from "./releases/releases.store.ts";

/**
 * The handlers of what admins see of the installation: releases with the reports of browsers, and backups with their
 * drills and checks.
 */
export const createInstallationHandlers = (db: Database, config: AppConfig) => [
  createReleaseHandlers(createReleaseStore(config)),
  createOperationHandlers(db),
  createClientReportHandlers(db, config),
];

import { join } from "node:path";

import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import { StartupError } from "../errors/startup-error.ts";
import type { JobHandlers } from "../jobs/job-handler.ts";
import type { JobLog } from "../jobs/run-job.ts";
import { recordCheck } from "../operations/check-installation.ts";
import { countProblems } from "../operations/check-report.ts";
import type { Storage } from "../storage/storage.ts";
import type { BackupStore } from "./backup-store.ts";
import { openBackupStore } from "./open-backup-store.ts";

interface Resources {
  readonly db: Database;
  readonly directUrl: string;
  readonly storage: Storage;
  readonly log: JobLog;
}

type OperationConfig = Pick<Config, "backups" | "dataDir">;
type OperationHandlers = Pick<JobHandlers, "run-backup" | "run-drill" | "run-check">;

/** Creates the handlers of the scheduled operations. They load the code of archives only when they run. */
export const createOperationHandlers = (
  config: OperationConfig,
  resources: Resources,
): OperationHandlers => ({
  "run-backup": { run: (_data, signal) => backUp(config, resources, signal) },
  "run-drill": { run: (_data, signal) => drill(config, resources, signal) },
  "run-check": { run: (_data, signal) => check(resources, signal) },
});

async function backUp(
  config: OperationConfig,
  { db, directUrl: url, storage, log }: Resources,
  signal: AbortSignal,
): Promise<void> {
  const { runBackup } = await import("./run-backup.ts");
  const { retention, recipients } = config.backups;
  const store = await openStore(config);
  const { summary, ...result } = await runBackup({
    db,
    url,
    storage,
    store,
    retention,
    recipients,
    signal,
  });
  log.info({ ...result, files: summary.files }, "backup verified");
}

async function drill(
  config: OperationConfig,
  { db, log }: Resources,
  signal: AbortSignal,
): Promise<void> {
  const { runDrill } = await import("./run-drill.ts");
  const { readIdentities } = await import("./read-identities.ts");
  const { identityFile } = config.backups;
  const { backup, check: found } = await runDrill({
    db,
    store: await openStore(config),
    identities: identityFile === undefined ? [] : await readIdentities(identityFile),
    folder: getScratchFolder(config.dataDir),
    signal,
  });
  log.info({ backup: backup.name, problems: found.problems }, "backup restored by a drill");
}

async function check({ db, storage, log }: Resources, signal: AbortSignal): Promise<void> {
  const summary = await recordCheck({
    db,
    storage,
    signal,
    shouldReadFiles: true,
    shouldRepair: false,
    // The summary has examples, because there may be many.
    onEntry: () => undefined,
  });
  if (countProblems(summary) > 0) log.error({ ...summary }, "check failed");
}

async function openStore({ backups, dataDir }: OperationConfig): Promise<BackupStore> {
  if (backups.location) return openBackupStore(backups.location, getScratchFolder(dataDir));
  throw new StartupError("BACKUP_TO must be set");
}

/** The folder for copies of backups, and for the restored installation of a drill. */
export const getScratchFolder = (dataDir: string): string => join(dataDir, "backup-scratch");

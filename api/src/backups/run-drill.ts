import { rm } from "node:fs/promises";
import { join } from "node:path";

import { type ArchiveSummary, loadArchive } from "@topout/archive";
import { sql } from "drizzle-orm";

import { StartupError } from "../errors/startup-error.ts";
import { createFolder } from "../files/create-folder.ts";
import { openScratchFolder } from "../files/scratch-folder.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { reuseOrStartDatabase } from "../database/start-database.ts";
import { checkInstallation } from "../operations/check-installation.ts";
import { type CheckSummary, countProblems } from "../operations/check-report.ts";
import { recordOperation } from "../database/operation-runs.ts";
import { createLocalStorage } from "../storage/local-storage.ts";
import type { Storage } from "../storage/storage.ts";
import type { BackupFile } from "./backup-name.ts";
import type { BackupStore } from "./backup-store.ts";

interface DrillOptions {
  /** The live database. The drill only counts its rows, and stores the result there. */
  readonly db: Database;
  readonly store: BackupStore;
  readonly identities: readonly string[];
  /** The folder in which the drill restores the backup. It needs the space of the database and all files. */
  readonly folder: string;
  readonly signal?: AbortSignal | undefined;
}

export interface DrillResult {
  readonly backup: BackupFile;
  /** How old the backup was when the drill ended. */
  readonly ageSeconds: number;
  readonly tables: readonly ComparedTable[];
  readonly check: CheckSummary;
}

interface ComparedTable {
  readonly name: string;
  readonly backupRows: number;
  readonly liveRows: number;
}

/**
 * Restores the newest backup into a database and a folder of its own, which are deleted afterwards. The restore
 * compares each table with its checksum, and the check compares the files with the rows and their checksums.
 */
export async function runDrill(options: DrillOptions): Promise<DrillResult> {
  const { result } = await recordOperation(options.db, "drill", async () => {
    const drill = await drillNewest(options);
    const problemCount = countProblems(drill.check);
    return {
      result: drill,
      details: toDetails(drill),
      ...(problemCount > 0 && {
        failure: `${problemCount} of the restored files or references are missing or changed`,
      }),
    };
  });
  return result;
}

async function drillNewest(options: DrillOptions): Promise<DrillResult> {
  const { db, store, signal } = options;
  const backup = await findNewest(store);
  const restore = (path: string) => restoreBeside(path, options);
  const { summary, check } = await store.open(backup.name, restore, signal);
  return {
    backup,
    ageSeconds: Math.round((Date.now() - Number(backup.createdAt)) / 1_000),
    tables: await compareTables(db, summary),
    check,
  };
}

async function findNewest(store: BackupStore): Promise<BackupFile> {
  const [newest] = (await store.list()).toSorted(
    (a, b) => Number(b.createdAt) - Number(a.createdAt),
  );
  if (newest) return newest;
  throw new StartupError("There is no backup to restore");
}

async function restoreBeside(path: string, { folder, identities, signal }: DrillOptions) {
  const dataDir = (await openScratchFolder(folder)).createPath();
  await createFolder(dataDir);
  try {
    const server = await reuseOrStartDatabase(
      { dataDir, databaseUrl: undefined, databaseDirectUrl: undefined },
      { canCreate: true },
    );
    const storage = createLocalStorage(join(dataDir, "files"));
    const restore = restoreAndCheck(server.url, { path, identities, storage, signal });
    try {
      return await untilAborted(restore, signal);
    } finally {
      // Stopping the server also stops a query of the restore. Its last file must not be written after the removal.
      await server.stop();
      await Promise.allSettled([restore]);
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface RestoreOptions {
  readonly path: string;
  readonly identities: readonly string[];
  readonly storage: Storage;
  readonly signal: AbortSignal | undefined;
}

async function restoreAndCheck(url: string, { storage, signal, ...archive }: RestoreOptions) {
  signal?.throwIfAborted();
  const summary = await loadArchive({ url, storage, signal, ...archive, canReplace: false });
  const { db, close } = openDatabase(url, { maxConnections: 2 });
  try {
    const options = { shouldReadFiles: true, shouldRepair: false, onEntry: () => undefined };
    return { summary, check: await checkInstallation({ db, storage, signal, ...options }) };
  } finally {
    await close();
  }
}

async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const handleAbort = () => reject(signal?.reason as Error);
  signal?.addEventListener("abort", handleAbort);
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal?.removeEventListener("abort", handleAbort);
  }
}

/** The live database goes on, so its counts differ from those of the backup. */
async function compareTables(db: Database, { tables }: ArchiveSummary): Promise<ComparedTable[]> {
  const compared: ComparedTable[] = [];
  for (const { name, rows } of tables) {
    const count = await db.execute<{ rows: number }>(
      sql`select count(*)::int as rows from ${sql.identifier(name)}`,
    );
    compared.push({ name, backupRows: rows, liveRows: count.rows[0]?.rows ?? 0 });
  }
  return compared;
}

const toDetails = ({ backup, ageSeconds, tables, check }: DrillResult) => ({
  name: backup.name,
  backup_created_at: backup.createdAt.toISOString(),
  age_seconds: ageSeconds,
  bytes: backup.sizeBytes,
  rows: tables.reduce((sum, { backupRows }) => sum + backupRows, 0),
  files: check.files,
  problems: check.problems,
});

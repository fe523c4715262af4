import { stat } from "node:fs/promises";

import { type ArchiveSummary, saveArchive } from "@topout/archive";

import { version } from "../config/version.ts";
import type { Database } from "../database/database.ts";
import { recordOperation } from "../database/operation-runs.ts";
import { type Retention, selectExpired } from "../config/retention.ts";
import type { Storage } from "../storage/storage.ts";
import { createBackupName } from "./backup-name.ts";
import type { BackupStore } from "./backup-store.ts";

interface BackupOptions {
  readonly db: Database;
  /** The URL of the database, without a pooler. */
  readonly url: string;
  readonly storage: Storage;
  readonly store: BackupStore;
  readonly retention: Retention;
  /** The age recipients that can decrypt the backup. Without any, it is not encrypted. */
  readonly recipients: readonly string[];
  readonly signal?: AbortSignal | undefined;
}

export interface BackupResult {
  readonly name: string;
  readonly bytes: number;
  readonly summary: ArchiveSummary;
  /** The names of older backups that were deleted. */
  readonly deleted: readonly string[];
}

/** Makes a backup, verifies it, deletes expired ones, and stores the result. */
export async function runBackup(options: BackupOptions): Promise<BackupResult> {
  const { result } = await recordOperation(options.db, "backup", async () => {
    const saved = await save(options);
    // Only now, so that a verified backup exists before others are deleted.
    const deleted = await deleteExpired(options, saved.name);
    return { result: { ...saved, deleted }, details: toDetails(saved) };
  });
  return result;
}

type SavedBackup = Omit<BackupResult, "deleted">;

async function save(options: BackupOptions): Promise<SavedBackup> {
  const { url, storage, store, recipients, signal } = options;
  const name = createBackupName(new Date(), recipients.length > 0);
  const write = async (path: string) => {
    const summary = await saveArchive({
      url,
      path,
      appVersion: version,
      storage,
      recipients,
      signal,
    });
    return { name, bytes: (await stat(path)).size, summary };
  };
  return store.save(name, write, signal);
}

async function deleteExpired(
  { store, retention }: BackupOptions,
  verifiedName: string,
): Promise<string[]> {
  const expired = selectExpired(await store.list(), retention, verifiedName);
  for (const { name } of expired) await store.remove(name);
  return expired.map(({ name }) => name);
}

const toDetails = ({ name, bytes, summary: { tables, files } }: SavedBackup) => ({
  name,
  bytes,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  files: files.count,
  missing_files: files.missing,
});

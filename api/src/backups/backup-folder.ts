import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { createFolder } from "../files/create-folder.ts";
import { getSystemErrorCode } from "../errors/system-error-code.ts";
import { type BackupFile, parseBackupName } from "./backup-name.ts";
import type { BackupStore } from "./backup-store.ts";

export function openBackupFolder(folder: string): BackupStore {
  return {
    list: () => listBackups(folder),
    save: async (name, write) => {
      await createFolder(folder);
      await removePartialFiles(folder);
      return write(join(folder, name));
    },
    open: (name, read) => read(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

async function listBackups(folder: string): Promise<BackupFile[]> {
  const backups: BackupFile[] = [];
  for (const name of await readNames(folder)) {
    const createdAt = parseBackupName(name);
    if (!createdAt) continue;
    const { size } = await stat(join(folder, name));
    backups.push({ name, createdAt, sizeBytes: size });
  }
  return backups;
}

/** The unfinished files of `saveArchive`: the archive and the table that it writes. */
const PARTIAL_NAME = /^(topout-.+\.tar(?:\.age)?)\.\d+\.part(?:\.table)?$/;
/** A newer file may belong to another process. Less than a day, so that the next nightly backup removes the file. */
const PARTIAL_MAX_AGE_MS = 12 * 60 * 60 * 1_000;

/** Removes what processes that were killed have left. */
async function removePartialFiles(folder: string): Promise<void> {
  const limit = Date.now() - PARTIAL_MAX_AGE_MS;
  for (const name of await readNames(folder)) {
    const backupName = PARTIAL_NAME.exec(name)?.[1];
    if (backupName === undefined || !parseBackupName(backupName)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (mtimeMs < limit) await rm(join(folder, name), { force: true });
  }
}

async function readNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (getSystemErrorCode(error) === "ENOENT") return [];
    throw error;
  }
}

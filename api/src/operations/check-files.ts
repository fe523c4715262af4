import { runUnlessFilesLocked } from "../database/file-lock.ts";
import { findPendingDeletions } from "../database/pending-deletions.ts";
import { findReferencedFiles, hasMoreKeys, readFileRecords } from "../database/referenced-files.ts";
import { deleteChecksums } from "../database/stored-checksums.ts";
import { PARTIAL_SUFFIX } from "../files/write-file-atomic.ts";
import { deleteUnreferenced } from "../storage/delete-files.ts";
import type { Storage, StoredFile } from "../storage/storage.ts";
import { getStrayLimit, PART_PREFIXES } from "../storage/stray-files.ts";
import { checkContents, type PresentFile } from "./check-contents.ts";
import type { FileCheckOptions } from "./file-check-options.ts";
import { reportReferenced } from "./report-referenced.ts";

const MAX_PART_FILES = 20_000;

/**
 * Compares the stored files with the rows that refer to them, while the program may run. Checks a large storage in
 * parts, so that a million files need little memory.
 */
export async function checkFiles(options: FileCheckOptions): Promise<void> {
  const { storage, report, shouldRepair } = options;
  const limit = getStrayLimit();
  if (shouldRepair) await storage.removeIncomplete(limit);
  for (const prefix of (await isSmall(options)) ? [""] : PART_PREFIXES) {
    options.signal?.throwIfAborted();
    await checkPart(options, prefix);
  }
  for await (const { name, modifiedAt } of storage.listUnknown()) {
    const isUploading = name.endsWith(PARTIAL_SUFFIX) && modifiedAt >= limit;
    if (!isUploading) report.add({ kind: "unknown", name });
  }
}

async function isSmall({
  db,
  storage,
  maxPartFiles = MAX_PART_FILES,
}: FileCheckOptions): Promise<boolean> {
  // Nearly every file has two keys: that of its row, and that of its checksum.
  if (await hasMoreKeys(db, 2 * maxPartFiles)) return false;
  let count = 0;
  for await (const _ of storage.list()) if (++count > maxPartFiles) return false;
  return true;
}

/** Lists the files before the rows, so that each file of a row that is added meanwhile is looked up again. */
async function checkPart(options: FileCheckOptions, prefix: string): Promise<void> {
  const files = new Map<string, StoredFile>();
  for await (const file of options.storage.list(prefix)) files.set(file.key, file);
  const absentKeys: string[] = [];
  const presentFiles: PresentFile[] = [];
  for (const record of await readFileRecords(options.db, prefix)) {
    const file = files.get(record.key);
    if (!file) absentKeys.push(record.key);
    else if (record.isReferenced) presentFiles.push({ ...record, storedBytes: file.sizeBytes });
    if (record.isReferenced) files.delete(record.key);
  }
  absentKeys.push(...(await checkContents(options, presentFiles)));
  await checkAbsent(options, absentKeys);
  await checkUnreferenced(options, [...files.values()]);
}

/**
 * Finds the missing files among those that the storage did not list. Looks for the file before the row: a row that
 * still exists when its file does not is broken.
 */
async function checkAbsent(options: FileCheckOptions, keys: readonly string[]): Promise<void> {
  const { db, storage } = options;
  const absentKeys = await filterKeys(keys, async (key) => !(await hasFile(storage, key)));
  const missingKeys = await reportReferenced(options, "missing", absentKeys);
  await deleteChecksums(
    db,
    absentKeys.filter((key) => !missingKeys.has(key)),
  );
}

/**
 * Finds the stray files among those without a row. A row may exist by now, or a job may delete the file. A job that has
 * ended since has deleted it, so look for the file last.
 */
async function checkUnreferenced(
  options: FileCheckOptions,
  files: readonly StoredFile[],
): Promise<void> {
  const { db, storage, report } = options;
  const keys = files.map(({ key }) => key);
  const referencedKeys = await findReferencedFiles(db, keys);
  const pendingKeys = await findPendingDeletions(db, keys);
  const limit = getStrayLimit();
  for (const { key, modifiedAt } of files) {
    if (referencedKeys.has(key) || pendingKeys.has(key) || !(await hasFile(storage, key))) continue;
    if (modifiedAt >= limit) report.add({ kind: "recent", name: key });
    else report.add({ kind: "stray", name: key, isRepaired: await repairStray(options, key) });
  }
}

/** Deletes a stray file unless a row refers to it by now, or a backup is running. Returns whether it is deleted. */
async function repairStray(
  { db, storage, shouldRepair }: FileCheckOptions,
  key: string,
): Promise<boolean> {
  if (!shouldRepair) return false;
  await runUnlessFilesLocked(db, () => deleteUnreferenced(db, storage, [key]));
  return !(await hasFile(storage, key));
}

const hasFile = async (storage: Storage, key: string): Promise<boolean> =>
  (await storage.size(key)) !== undefined;

async function filterKeys(
  keys: readonly string[],
  predicate: (key: string) => Promise<boolean>,
): Promise<string[]> {
  const result: string[] = [];
  for (const key of keys) if (await predicate(key)) result.push(key);
  return result;
}

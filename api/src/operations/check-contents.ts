import type { FileRecord } from "../database/referenced-files.ts";
import { storeChecksum } from "../database/stored-checksums.ts";
import type { FileCheckOptions } from "./file-check-options.ts";
import { readChecksum } from "./read-checksum.ts";
import { reportReferenced } from "./report-referenced.ts";

/** How many files are read at the same time. */
const CONCURRENT_READS = 8;

/** A file that exists and that rows refer to. */
export interface PresentFile extends FileRecord {
  readonly storedBytes: number;
}

/** Compares the contents with their checksums. Returns the keys of files that were deleted meanwhile. */
export async function checkContents(
  options: FileCheckOptions,
  files: readonly PresentFile[],
): Promise<string[]> {
  const absentKeys: string[] = [];
  const changedKeys: string[] = [];
  for (let start = 0; start < files.length; start += CONCURRENT_READS) {
    options.signal?.throwIfAborted();
    await Promise.all(
      files.slice(start, start + CONCURRENT_READS).map(async (file) => {
        const content = await readContent(options, file);
        if (!content) absentKeys.push(file.key);
        else if (!(await matchesChecksum(options, file, content))) changedKeys.push(file.key);
      }),
    );
  }
  await reportReferenced(options, "changed", changedKeys);
  return absentKeys;
}

interface Content {
  readonly sizeBytes: number;
  /** Undefined if the file was not read. */
  readonly sha256?: string;
}

/** Returns undefined if the file does not exist any more. */
const readContent = async (
  { storage, shouldReadFiles }: FileCheckOptions,
  { key, storedBytes }: PresentFile,
): Promise<Content | undefined> =>
  shouldReadFiles ? readChecksum(storage, key) : { sizeBytes: storedBytes };

/** Records the checksum of a file that has none, because an older version has stored it. */
async function matchesChecksum(
  { db, report }: FileCheckOptions,
  { key, checksum }: PresentFile,
  { sizeBytes, sha256 }: Content,
): Promise<boolean> {
  report.countFile(sizeBytes);
  if (checksum) {
    return checksum.sizeBytes === sizeBytes && checksum.sha256 === (sha256 ?? checksum.sha256);
  }
  if (sha256 !== undefined) {
    await storeChecksum(db, { key, sizeBytes, sha256 });
    report.countRecorded();
  }
  return true;
}

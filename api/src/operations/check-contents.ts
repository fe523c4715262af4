import type { Database } from "../database/database.ts";
import { type FileRecord, findFileReferences } from "../database/referenced-files.ts";
import { storeChecksum } from "../database/stored-checksums.ts";
import type { FileCheckOptions } from "./file-check-options.ts";
import { readChecksum } from "./read-checksum.ts";

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
  for (let start = 0; start < files.length; start += CONCURRENT_READS) {
    options.signal?.throwIfAborted();
    await Promise.all(
      files.slice(start, start + CONCURRENT_READS).map(async (file) => {
        const content = await readContent(options, file);
        if (content) await compareContent(options, file, content);
        else absentKeys.push(file.key);
      }),
    );
  }
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
async function compareContent(
  { db, report }: FileCheckOptions,
  { key, checksum }: PresentFile,
  { sizeBytes, sha256 }: Content,
): Promise<void> {
  report.countFile(sizeBytes);
  if (checksum) {
    const isSame =
      checksum.sizeBytes === sizeBytes && checksum.sha256 === (sha256 ?? checksum.sha256);
    if (!isSame) report.add({ kind: "changed", name: key, rows: await readRows(db, key) });
  } else if (sha256 !== undefined) {
    await storeChecksum(db, { key, sizeBytes, sha256 });
    report.countRecorded();
  }
}

/** Returns the rows that refer to a file, such as `routes.image of 0192f0c1-…`. */
export const readRows = async (db: Database, key: string): Promise<string[]> =>
  (await findFileReferences(db, [key])).map(({ column, id }) =>
    id === null ? column : `${column} of ${id}`,
  );

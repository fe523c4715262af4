import { selectReferencedFiles } from "@topout/api/database";
import { FileNotFoundError, type Storage } from "@topout/api/storage";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Client } from "pg";

import { getFileEntryName, type ArchiveSummary } from "./archive-format.ts";
import type { ArchiveWriter } from "./archive-writer.ts";

const BATCH_SIZE = 1_000;

/** Adds all files that rows of the snapshot refer to. Counts missing files. */
export async function addFiles(
  archive: ArchiveWriter,
  client: Client,
  storage: Storage | undefined,
): Promise<ArchiveSummary["files"]> {
  const files = { count: 0, bytes: 0, missing: 0 };
  if (!storage) return files;
  for await (const key of readKeys(client)) {
    const bytes = await addFile(archive, storage, key);
    if (bytes === undefined) files.missing += 1;
    else {
      files.count += 1;
      files.bytes += bytes;
    }
  }
  return files;
}

/** Reads the keys with a cursor, because there may be a million files. */
async function* readKeys(client: Client): AsyncGenerator<string> {
  const db = drizzle({ client });
  await db.execute(sql`declare file_keys cursor for ${selectReferencedFiles}`);
  for (;;) {
    const { rows } = await client.query<{ key: string }>(`fetch ${BATCH_SIZE} from file_keys`);
    if (rows.length === 0) return;
    for (const { key } of rows) yield key;
  }
}

/** Returns the size in bytes, or undefined if the file is missing. */
async function addFile(
  archive: ArchiveWriter,
  storage: Storage,
  key: string,
): Promise<number | undefined> {
  const size = await storage.size(key);
  if (size === undefined) return undefined;
  const content = await storage.stream(key).catch((error: unknown) => {
    if (error instanceof FileNotFoundError) return undefined;
    throw error;
  });
  if (content) await archive.add(getFileEntryName(key), size, content);
  return content && size;
}

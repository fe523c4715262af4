import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Client } from "pg";

import { everyNamedFile } from "../database/named-files.ts";
import { FileNotFoundError, type Storage } from "../storage/storage.ts";
import { fileEntry, type Sums } from "./archive-format.ts";
import type { ArchiveWriter } from "./archive-writer.ts";

const AT_ONCE = 1_000;

/** Adds every file that a row of the client's snapshot names. One that is lost is counted, for the rest matter more. */
export async function addFiles(
  archive: ArchiveWriter,
  client: Client,
  storage: Storage | undefined,
): Promise<Sums["files"]> {
  const files = { count: 0, bytes: 0, missing: 0 };
  if (!storage) return files;
  for await (const key of keysIn(client)) {
    const bytes = await addFile(archive, storage, key);
    if (bytes === undefined) files.missing += 1;
    else {
      files.count += 1;
      files.bytes += bytes;
    }
  }
  return files;
}

/** The keys are fetched as they are needed: a gym may have a million files. */
async function* keysIn(client: Client): AsyncGenerator<string> {
  const db = drizzle({ client });
  await db.execute(sql`declare named_files cursor for ${everyNamedFile}`);
  for (;;) {
    const { rows } = await client.query<{ key: string }>(`fetch ${AT_ONCE} from named_files`);
    if (rows.length === 0) return;
    for (const { key } of rows) yield key;
  }
}

/** Answers with how many bytes it has; undefined where it is lost. */
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
  if (content) await archive.add(fileEntry(key), size, content);
  return content && size;
}

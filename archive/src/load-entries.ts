import { json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";

import type { Storage } from "@topout/api/storage";
import type { Client } from "pg";

import { ArchivedJobs, JOBS_FILE, parseEntryName } from "./archive-format.ts";
import { type ArchiveEntry, readArchive } from "./archive-reader.ts";
import { copyToTable } from "./copy-table.ts";
import { replaceJobs } from "./archived-jobs.ts";
import type { Table } from "./tables.ts";

interface LoadTarget {
  readonly client: Client;
  readonly tables: readonly Table[];
  readonly storage: Storage | undefined;
}

interface ArchiveSource {
  readonly path: string;
  readonly identities: readonly string[] | undefined;
  readonly signal: AbortSignal | undefined;
}

/** Loads all entries of an archive into the database and the storage. */
export async function loadEntries(
  target: LoadTarget,
  { path, ...source }: ArchiveSource,
): Promise<void> {
  await readArchive(path, { onEntry: (entry) => loadEntry(target, entry), ...source });
}

async function loadEntry(
  { client, tables, storage }: LoadTarget,
  entry: ArchiveEntry,
): Promise<void> {
  const { table: name, key } = parseEntryName(entry.name);
  if (name !== undefined) await loadTable(client, requireTable(tables, name), entry);
  // Also replaces an existing file, because it may be damaged.
  else if (key !== undefined && storage) await storage.put(entry.content, key);
  else if (entry.name === JOBS_FILE) await loadJobs(client, entry);
}

function requireTable(tables: readonly Table[], name: string): Table {
  const table = tables.find((candidate) => candidate.name === name);
  if (table) return table;
  throw new Error(`The table ${name} of the archive does not exist in the database`);
}

async function loadTable(client: Client, table: Table, { content }: ArchiveEntry): Promise<void> {
  await pipeline(content, createGunzip(), copyToTable(client, table));
}

async function loadJobs(client: Client, { content }: ArchiveEntry): Promise<void> {
  await replaceJobs(client, ArchivedJobs.parse(await json(content)));
}

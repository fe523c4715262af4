import { json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";

import type { Client } from "pg";

import type { Storage } from "../storage/storage.ts";
import { Jobs, JOBS, subjectOf } from "./archive-format.ts";
import { type ArchiveEntry, readArchive } from "./archive-reader.ts";
import { copyIn } from "./copy-table.ts";
import { replaceJobs } from "./jobs.ts";
import type { Table } from "./tables.ts";

interface Target {
  readonly client: Client;
  readonly tables: readonly Table[];
  readonly storage: Storage | undefined;
}

/** Takes every entry to where it belongs, one after the other. */
export async function loadEntries(target: Target, path: string): Promise<void> {
  await readArchive(path, { entry: (entry) => loadEntry(target, entry) });
}

async function loadEntry({ client, tables, storage }: Target, entry: ArchiveEntry): Promise<void> {
  const { table: name, key } = subjectOf(entry.name);
  if (name !== undefined) await loadTable(client, requireTable(tables, name), entry);
  else if (key !== undefined && storage) await loadFile(storage, key, entry);
  else if (entry.name === JOBS) await loadJobs(client, entry);
}

function requireTable(tables: readonly Table[], name: string): Table {
  const table = tables.find((known) => known.name === name);
  if (table) return table;
  throw new Error(`The archive has a table ${name}, and the database has none`);
}

async function loadTable(client: Client, table: Table, { content }: ArchiveEntry): Promise<void> {
  await pipeline(content, createGunzip(), copyIn(client, table));
}

async function loadJobs(client: Client, { content }: ArchiveEntry): Promise<void> {
  await replaceJobs(client, Jobs.parse(await json(content)));
}

/** What a key names never changes, so a file that is there already is the same. */
async function loadFile(storage: Storage, key: string, { size, content }: ArchiveEntry) {
  if ((await storage.size(key)) !== size) await storage.put(content, key);
}

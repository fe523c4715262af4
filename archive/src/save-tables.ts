import { createReadStream, createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

import type { Client } from "pg";

import { getTableEntryName, type TableChecksum } from "./archive-format.ts";
import type { ArchiveWriter } from "./archive-writer.ts";
import { copyFromTable, TableDigest } from "./copy-table.ts";
import { readTables, type Table } from "./tables.ts";

interface TableOptions {
  readonly temporaryPath: string;
  readonly signal?: AbortSignal | undefined;
}

/** Adds all tables. Writes each table to a temporary file first, because a tar entry starts with its size. */
export async function addTables(
  archive: ArchiveWriter,
  client: Client,
  options: TableOptions,
): Promise<TableChecksum[]> {
  const { temporaryPath } = options;
  const checksums: TableChecksum[] = [];
  try {
    for (const table of await readTables(client)) {
      checksums.push(await writeTable(client, table, options));
      const { size } = await stat(temporaryPath);
      await archive.add(getTableEntryName(table.name), size, createReadStream(temporaryPath));
    }
  } finally {
    await rm(temporaryPath, { force: true });
  }
  return checksums;
}

async function writeTable(
  client: Client,
  table: Table,
  { temporaryPath, signal }: TableOptions,
): Promise<TableChecksum> {
  const digest = new TableDigest(table);
  await pipeline(
    copyFromTable(client, table),
    (chunks: AsyncIterable<Buffer>) => digest.digestStream(chunks),
    createGzip(),
    createWriteStream(temporaryPath, { mode: 0o600 }),
    { signal },
  );
  return digest.finish();
}

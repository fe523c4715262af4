import { createReadStream, createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

import type { Client } from "pg";

import { tableEntry, type TableSum } from "./archive-format.ts";
import type { ArchiveWriter } from "./archive-writer.ts";
import { copyOut, TableCounter } from "./copy-table.ts";
import { readTables, type Table } from "./tables.ts";

/** `aside` is a path for a file that is gone afterwards: a tar wants to know how long an entry is before it begins. */
export async function addTables(
  archive: ArchiveWriter,
  client: Client,
  aside: string,
): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  try {
    for (const table of await readTables(client)) {
      sums.push(await writeTable(client, table, aside));
      const { size } = await stat(aside);
      await archive.add(tableEntry(table.name), size, createReadStream(aside));
    }
  } finally {
    await rm(aside, { force: true });
  }
  return sums;
}

async function writeTable(client: Client, table: Table, path: string): Promise<TableSum> {
  const counter = new TableCounter(table);
  await pipeline(
    copyOut(client, table),
    (chunks: AsyncIterable<Buffer>) => counter.through(chunks),
    createGzip(),
    createWriteStream(path, { mode: 0o600 }),
  );
  return counter.sum();
}

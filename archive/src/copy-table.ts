import { createHash } from "node:crypto";
import type { Readable, Writable } from "node:stream";

import { type Client, escapeIdentifier } from "pg";
import { from, to } from "pg-copy-streams";

import type { TableChecksum } from "./archive-format.ts";
import type { Table } from "./tables.ts";

const NEWLINE = 0x0a;

const formatColumns = (columns: readonly string[]) =>
  columns.map((name) => escapeIdentifier(name)).join(", ");

/** Reads a table in COPY text format, in the order of its primary key. */
export function copyFromTable(client: Client, { name, columns, sortKeys }: Table): Readable {
  const rows = `select ${formatColumns(columns)} from ${escapeIdentifier(name)} order by ${sortKeys.join(", ")}`;
  return client.query(to(`copy (${rows}) to stdout`));
}

/** Writes COPY text format into a table. */
export function copyToTable(client: Client, table: Table): Writable {
  return client.query(
    from(`copy ${escapeIdentifier(table.name)} (${formatColumns(table.columns)}) from stdin`),
  );
}

/** Hashes and counts the rows of a table in COPY format, in which each row ends with a newline. */
export class TableDigest {
  readonly #table: Table;
  readonly #digest = createHash("sha256");
  #rows = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  async *digestStream(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.#update(chunk);
      yield chunk;
    }
  }

  finish(): TableChecksum {
    const { name, columns } = this.#table;
    return { name, columns: [...columns], rows: this.#rows, sha256: this.#digest.digest("hex") };
  }

  #update(chunk: Buffer): void {
    this.#digest.update(chunk);
    for (
      let offset = chunk.indexOf(NEWLINE);
      offset !== -1;
      offset = chunk.indexOf(NEWLINE, offset + 1)
    ) {
      this.#rows += 1;
    }
  }
}

/** Computes the checksum of a table's current content. */
export async function checksumTable(client: Client, table: Table): Promise<TableChecksum> {
  const digest = new TableDigest(table);
  for await (const _ of digest.digestStream(copyFromTable(client, table))) continue;
  return digest.finish();
}

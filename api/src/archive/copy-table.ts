import { createHash } from "node:crypto";
import type { Readable, Writable } from "node:stream";

import { type Client, escapeIdentifier } from "pg";
import { from, to } from "pg-copy-streams";

import type { TableSum } from "./archive-format.ts";
import type { Table } from "./tables.ts";

const NEWLINE = 0x0a;

const listOf = (columns: readonly string[]) =>
  columns.map((name) => escapeIdentifier(name)).join(", ");

/** A table's rows as text that every server reads, in the order of their primary key. */
export function copyOut(client: Client, { name, columns, order }: Table): Readable {
  const rows = `select ${listOf(columns)} from ${escapeIdentifier(name)} order by ${order.join(", ")}`;
  return client.query(to(`copy (${rows}) to stdout`));
}

/** Takes such text into a table. */
export function copyIn(client: Client, table: Table): Writable {
  return client.query(
    from(`copy ${escapeIdentifier(table.name)} (${listOf(table.columns)}) from stdin`),
  );
}

/** Sums up a table's text while it passes. Within a row a newline is written as two other characters. */
export class TableCounter {
  readonly #table: Table;
  readonly #digest = createHash("sha256");
  #rows = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  async *through(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.#count(chunk);
      yield chunk;
    }
  }

  sum(): TableSum {
    const { name, columns } = this.#table;
    return { name, columns: [...columns], rows: this.#rows, sha256: this.#digest.digest("hex") };
  }

  #count(chunk: Buffer): void {
    this.#digest.update(chunk);
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) {
      this.#rows += 1;
    }
  }
}

/** What a table holds now. */
export async function sumTable(client: Client, table: Table): Promise<TableSum> {
  const counter = new TableCounter(table);
  for await (const _ of counter.through(copyOut(client, table))) continue;
  return counter.sum();
}

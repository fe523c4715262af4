import type { Client } from "pg";

import type { TableSum } from "./archive-format.ts";
import { sumTable } from "./copy-table.ts";
import type { Table } from "./tables.ts";

/**
 * Compares what tables hold with what they held where they were saved.
 * @throws {Error} naming the first that differs.
 */
export async function requireSame(
  client: Client,
  tables: readonly Table[],
  saved: readonly TableSum[],
): Promise<void> {
  const expected = new Map(saved.map((sum) => [sum.name, sum]));
  for (const table of tables) {
    const before = expected.get(table.name);
    const now = await sumTable(client, table);
    if (now.rows === before?.rows && now.sha256 === before.sha256) continue;
    throw new Error(
      `${table.name} is not what was saved: ${now.rows} rows in place of ${before?.rows ?? 0}`,
    );
  }
}

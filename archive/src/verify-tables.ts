import type { Client } from "pg";

import type { TableChecksum } from "./archive-format.ts";
import { checksumTable } from "./copy-table.ts";
import type { Table } from "./tables.ts";

/**
 * Compares the tables with the checksums of an archive.
 * @throws {Error} if a table differs.
 */
export async function verifyTables(
  client: Client,
  tables: readonly Table[],
  checksums: readonly TableChecksum[],
): Promise<void> {
  const checksumsByName = new Map(checksums.map((checksum) => [checksum.name, checksum]));
  for (const table of tables) {
    const expected = checksumsByName.get(table.name);
    const actual = await checksumTable(client, table);
    if (actual.rows === expected?.rows && actual.sha256 === expected.sha256) continue;
    throw new Error(
      `${table.name} differs from the archive: ${actual.rows} rows instead of ${expected?.rows ?? 0}`,
    );
  }
}

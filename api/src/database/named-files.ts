import { getTableColumns, is, type SQL, sql } from "drizzle-orm";
import { PgCustomColumn, PgTable } from "drizzle-orm/pg-core";

import type { Database } from "./database.ts";
import * as schema from "./schema.ts";

/** Every column that names a stored file: `file()` in schema/columns.ts is the only type of our own. */
const fileColumns = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) => Object.values(getTableColumns(table)))
  .filter((column) => is(column, PgCustomColumn));

/** Selects the key of every file that a row names, once. */
export const everyNamedFile: SQL = sql.join(
  fileColumns.map(
    (column) => sql`select ${column} as key from ${column.table} where ${column} is not null`,
  ),
  sql` union `,
);

/** Which of these files a row names. */
export async function namedFiles(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const asked = sql`${sql.param(keys)}::text[]`;
  const named = fileColumns.map(
    (column) => sql`select ${column} as key from ${column.table} where ${column} = any(${asked})`,
  );
  const { rows } = await db.execute<{ key: string }>(sql.join(named, sql` union all `));
  return new Set(rows.map(({ key }) => key));
}

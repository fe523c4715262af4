import { getTableColumns, is, type SQL, sql } from "drizzle-orm";
import { PgCustomColumn, PgTable } from "drizzle-orm/pg-core";

import type { Database } from "./database.ts";
import * as schema from "./schema.ts";

/** All columns with the key of a stored file. `file()` in schema/columns.ts is our only custom type. */
const fileColumns = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) => Object.values(getTableColumns(table)))
  .filter((column) => is(column, PgCustomColumn));

/** Selects the distinct keys of all files that rows refer to. */
export const selectReferencedFiles: SQL = sql.join(
  fileColumns.map(
    (column) => sql`select ${column} as key from ${column.table} where ${column} is not null`,
  ),
  sql` union `,
);

/** Returns the keys that at least one row refers to. */
export async function findReferencedFiles(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const candidates = sql`${sql.param(keys)}::text[]`;
  const queries = fileColumns.map(
    (column) =>
      sql`select ${column} as key from ${column.table} where ${column} = any(${candidates})`,
  );
  const { rows } = await db.execute<{ key: string }>(sql.join(queries, sql` union all `));
  return new Set(rows.map(({ key }) => key));
}

/** Whether at least one row refers to a file. */
export async function refersToFiles(db: Database): Promise<boolean> {
  const conditions = fileColumns.map(
    (column) => sql`exists (select 1 from ${column.table} where ${column} is not null)`,
  );
  const { rows } = await db.execute<{ hasFiles: boolean }>(
    sql`select ${sql.join(conditions, sql` or `)} as "hasFiles"`,
  );
  return rows[0]?.hasFiles === true;
}

import { getTableColumns, getTableName, is, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { PgCustomColumn, PgTable } from "drizzle-orm/pg-core";

import type { Database } from "./database.ts";
import * as schema from "./schema.ts";
import { storedFiles } from "./schema.ts";

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

/**
 * Whether rows have more keys of files than this. A key counts once for each row. Reads no more rows than that, so that a
 * large installation does not exceed the limit of a statement.
 */
export async function hasMoreKeys(db: Database, count: number): Promise<boolean> {
  const keys = [...fileColumns, storedFiles.key].map(
    (column) => sql`select from ${column.table} where ${column} is not null`,
  );
  const { rows } = await db.execute(
    sql`select from (${sql.join(keys, sql` union all `)}) as keys offset ${count} limit 1`,
  );
  return rows.length > 0;
}

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

/** A row with the key of a stored file. */
export interface FileReference {
  readonly key: string;
  /** The column, such as `routes.image`. */
  readonly column: string;
  /** The id of the row. Null if its table has no ids. */
  readonly id: string | null;
}

/** Many rows may refer to the same file. */
const MAX_REFERENCES_PER_FILE = 20;

/** Returns rows that refer to the files: at most 20 of each file. */
export async function findFileReferences(
  db: Database,
  keys: readonly string[],
): Promise<FileReference[]> {
  const candidates = sql`${sql.param(keys)}::text[]`;
  const queries = fileColumns.map((column) => {
    const idColumn = getTableColumns(column.table)["id"];
    const name = `${getTableName(column.table)}.${column.name}`;
    return sql`select ${column} as key, ${name}::text as column, ${idColumn ?? sql`null`}::text as id
      from ${column.table} where ${column} = any(${candidates})`;
  });
  const { rows } = await db.execute<Record<keyof FileReference, string>>(sql`
    select key, "column", id
    from (
      select *, row_number() over (partition by key order by "column", id) as number
      from (${sql.join(queries, sql` union all `)}) as rows
    ) as numbered
    where number <= ${MAX_REFERENCES_PER_FILE}`);
  return rows;
}

/** What the database knows of a file. At least one of the two is set. */
export interface FileRecord {
  readonly key: string;
  readonly isReferenced: boolean;
  /** Null if the checksum of the file is not known. */
  readonly checksum: { readonly sizeBytes: number; readonly sha256: string } | null;
}

/**
 * Returns the files whose keys start with the prefix: those that rows refer to, and those with a checksum. The range of
 * keys uses the indexes, whose order of hexadecimal digits is the same in all collations.
 */
export async function readFileRecords(db: Database, prefix: string): Promise<FileRecord[]> {
  const end = `${prefix}g`;
  const isInPart = (column: SQLWrapper) => sql`${column} >= ${prefix} and ${column} < ${end}`;
  const references = fileColumns.map(
    (column) => sql`select ${column} as key from ${column.table} where ${isInPart(column)}`,
  );
  const { rows } = await db.execute<FileRecordRow>(sql`
    select coalesce(r.key, f.key) as key, r.key is not null as is_referenced, f.size_bytes, f.sha256
    from (${sql.join(references, sql` union `)}) r
    full join (select * from ${storedFiles} where ${isInPart(storedFiles.key)}) f on f.key = r.key`);
  return rows.map(({ key, is_referenced, size_bytes, sha256 }) => ({
    key,
    isReferenced: is_referenced,
    checksum: sha256 === null ? null : { sizeBytes: Number(size_bytes), sha256 },
  }));
}

type FileRecordRow = {
  readonly key: string;
  readonly is_referenced: boolean;
  readonly size_bytes: string | null;
  readonly sha256: string | null;
};

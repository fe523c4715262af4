import { type Client, escapeIdentifier } from "pg";

export type Row = Readonly<Record<string, unknown>>;

/** The rows of each table by its primary key. */
export type Rows = ReadonlyMap<string, ReadonlyMap<string, Row>>;

const SELECT_TABLES = `
  select relname as name, array(
    select attname::text from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    where indrelid = pg_class.oid and indisprimary order by attname
  ) as key
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`;

/** Reads all rows of the program's tables. */
export async function readRows(client: Client): Promise<Rows> {
  const { rows: tables } = await client.query<{ name: string; key: string[] }>(SELECT_TABLES);
  const result = new Map<string, ReadonlyMap<string, Row>>();
  for (const { name, key } of tables) {
    // As JSON, so that each value is exact and can be compared.
    const { rows } = await client.query<{ row: Row }>(
      `select to_jsonb(t) as row from ${escapeIdentifier(name)} as t`,
    );
    const toKey = (row: Row) => JSON.stringify(key.map((column) => row[column]));
    result.set(name, new Map(rows.map(({ row }) => [toKey(row), row])));
  }
  return result;
}

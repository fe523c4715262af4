import type { Client } from "pg";

/** A table in PostgreSQL's catalog. */
export interface Table {
  readonly name: string;
  /** All columns except generated ones. */
  readonly columns: readonly string[];
  /** The primary key as sort expressions, which do not depend on the server's collation. */
  readonly sortKeys: readonly string[];
}

interface TableRow {
  readonly name: string;
  readonly columns: string[];
  readonly key: string[] | null;
  /** The tables that its foreign keys refer to. */
  readonly references: string[];
}

const TABLES_QUERY = `
  select c.relname as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select array_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end
                      order by array_position(i.indkey::int2[], a.attnum))
     from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
     where i.indrelid = c.oid and i.indisprimary) as key,
    array(select distinct t.relname::text from pg_constraint f join pg_class t on t.oid = f.confrelid
          where f.conrelid = c.oid and f.contype = 'f' and t.oid <> c.oid) as "references"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname`;

/** Returns all tables, each one after the tables that its foreign keys refer to. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<TableRow>(TABLES_QUERY);
  return sortByForeignKeys(rows).map(({ name, columns, key }) => {
    if (!key) throw new Error(`The table ${name} has no primary key, so it cannot be archived`);
    return { name, columns, sortKeys: key };
  });
}

/** Exported for the test. */
export function sortByForeignKeys<T extends Pick<TableRow, "name" | "references">>(
  tables: readonly T[],
): T[] {
  const sortedNames = new Set<string>();
  const sortedTables: T[] = [];
  while (sortedTables.length < tables.length) {
    const nextTables = tables.filter(
      ({ name, references }) =>
        !sortedNames.has(name) && references.every((reference) => sortedNames.has(reference)),
    );
    if (nextTables.length === 0) throw new Error("The foreign keys of some tables form a cycle");
    for (const table of nextTables) sortedNames.add(table.name);
    sortedTables.push(...nextTables);
  }
  return sortedTables;
}

import type { Client } from "pg";

/** A table of the product, as the database itself describes it. */
export interface Table {
  readonly name: string;
  /** Those that are stored; what is computed from them is not among them. */
  readonly columns: readonly string[];
  /** Columns of the primary key, as an order that every server sorts alike. */
  readonly order: readonly string[];
}

interface TableRow {
  readonly name: string;
  readonly columns: string[];
  readonly key: string[] | null;
  /** Tables that its rows point to. */
  readonly targets: string[];
}

const TABLES = `
  select c.relname as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select array_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end
                      order by array_position(i.indkey::int2[], a.attnum))
     from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
     where i.indrelid = c.oid and i.indisprimary) as key,
    array(select distinct t.relname::text from pg_constraint f join pg_class t on t.oid = f.confrelid
          where f.conrelid = c.oid and f.contype = 'f' and t.oid <> c.oid) as targets
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname`;

/** Every table of the product, those that others point to before those that point to them. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<TableRow>(TABLES);
  return inLoadingOrder(rows).map(({ name, columns, key }) => {
    if (!key) throw new Error(`The table ${name} has no primary key, so it cannot be compared`);
    return { name, columns, order: key };
  });
}

/** Exported for its test. */
export function inLoadingOrder<T extends Pick<TableRow, "name" | "targets">>(
  tables: readonly T[],
): T[] {
  const placed = new Set<string>();
  const ordered: T[] = [];
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name, targets }) => !placed.has(name) && targets.every((target) => placed.has(target)),
    );
    if (next.length === 0) throw new Error("Some tables point to each other in a circle");
    for (const table of next) placed.add(table.name);
    ordered.push(...next);
  }
  return ordered;
}

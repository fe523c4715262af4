import { sql } from "drizzle-orm";

import type { Database } from "./database.ts";

/** Rows that refer to rows that do not exist. */
export interface BrokenReference {
  /** The foreign key, such as `climbs_route_id_routes_id_fk`. */
  readonly constraint: string;
  readonly table: string;
  readonly rowCount: number;
}

/**
 * Compares the rows of all tables with their foreign keys. PostgreSQL enforces these, but a damaged disk or index can
 * violate them.
 */
export async function* findBrokenReferences(db: Database): AsyncGenerator<BrokenReference> {
  const { rows } = await db.execute<ForeignKey>(FOREIGN_KEYS);
  for (const foreignKey of rows) {
    const rowCount = await countBrokenRows(db, foreignKey);
    if (rowCount > 0) yield { constraint: foreignKey.name, table: foreignKey.table, rowCount };
  }
}

type ForeignKey = {
  readonly name: string;
  readonly table: string;
  /** The quoted names of the table that the foreign key refers to, and of the pairs of columns. */
  readonly target: string;
  readonly columns: string[];
  readonly target_columns: string[];
};

const FOREIGN_KEYS = sql`
  select c.conname as name, t.relname as table, quote_ident(f.relname) as target,
    array(select quote_ident(a.attname) from unnest(c.conkey) with ordinality k (num, position)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.num order by k.position) as columns,
    array(select quote_ident(a.attname) from unnest(c.confkey) with ordinality k (num, position)
          join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.num order by k.position) as target_columns
  from pg_constraint c
  join pg_class t on t.oid = c.conrelid
  join pg_class f on f.oid = c.confrelid
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace
  order by t.relname, c.conname`;

async function countBrokenRows(db: Database, foreignKey: ForeignKey): Promise<number> {
  const { columns, target, target_columns } = foreignKey;
  const isSet = columns.map((column) => `child.${column} is not null`).join(" and ");
  const isSame = columns.map((column, i) => `parent.${target_columns[i]} = child.${column}`);
  return db.transaction(async (tx) => {
    // Reading a large table can take longer than requests may.
    await tx.execute(sql`set local statement_timeout = 0`);
    const { rows } = await tx.execute<{ count: number }>(
      sql.raw(`select count(*)::int as count from "${foreignKey.table}" child
        where ${isSet} and not exists (select from ${target} parent where ${isSame.join(" and ")})`),
    );
    return rows[0]?.count ?? 0;
  });
}

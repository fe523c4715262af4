import type { Client } from "pg";

interface Definition {
  readonly remove: string;
  readonly create: string;
}

/**
 * Drops the foreign keys and indexes of the tables, disables their triggers, calls `insert`, and creates and enables them
 * again. This is much faster.
 */
export async function prepareBulkInserts(
  client: Client,
  tables: readonly string[],
  insert: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<Definition>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
     from pg_constraint where conrelid = any ($1::regclass[]) and contype = 'f'
     union all
     select format('drop index %I', relname), pg_get_indexdef(pg_class.oid)
     from pg_class join pg_index on indexrelid = pg_class.oid
     where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = pg_class.oid and contype in ('p', 'u'))
     union all
     select format('alter table %s disable trigger user', name), format('alter table %s enable trigger user', name)
     from unnest($1::regclass[]) as name`,
    [tables],
  );
  for (const { remove } of rows) await client.query(remove);
  await insert();
  for (const { create } of rows.toReversed()) await client.query(create);
}

import type { Client } from "pg";

const SCHEMAS = "('public', 'drizzle')";
const NOT_OF_EXTENSION =
  "not exists (select from pg_depend where pg_depend.objid = object.oid and deptype = 'e')";

/** Everything that migrations create. The order of columns is not compared, because a merged migration can change it. */
const QUERIES = {
  tables: `
    select object.oid::regclass::text as name, relkind, reloptions
    from pg_class as object
    where relnamespace::regnamespace::text in ${SCHEMAS} and relkind in ('r', 'v', 'm', 'S') and ${NOT_OF_EXTENSION}`,
  columns: `
    select attrelid::regclass::text as table, attname as name, format_type(atttypid, atttypmod) as type,
      attcollation::regcollation::text as collation, attnotnull, attidentity, attgenerated,
      pg_get_expr(adbin, adrelid) as default
    from pg_attribute
      join pg_class as object on object.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace::regnamespace::text in ${SCHEMAS} and relkind in ('r', 'v') and attnum > 0
      and not attisdropped and ${NOT_OF_EXTENSION}`,
  constraints: `
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition, convalidated
    from pg_constraint where connamespace::regnamespace::text in ${SCHEMAS}`,
  indexes: `
    select pg_get_indexdef(indexrelid) as definition, indisvalid, indisready
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace::regnamespace::text in ${SCHEMAS}`,
  triggers: `
    select pg_get_triggerdef(pg_trigger.oid) as definition, tgenabled
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace::regnamespace::text in ${SCHEMAS} and not tgisinternal`,
  functions: `
    select pg_get_functiondef(object.oid) as definition
    from pg_proc as object where pronamespace::regnamespace::text in ${SCHEMAS} and ${NOT_OF_EXTENSION}`,
  views: `
    select schemaname, viewname, definition from pg_views where schemaname in ${SCHEMAS}`,
  types: `
    select object.oid::regtype::text as name, enumlabel from pg_type as object join pg_enum on enumtypid = object.oid`,
  extensions: "select extname from pg_extension",
};

export type Schema = Readonly<Record<string, readonly string[]>>;

/** Describes the schema of a database, one line for each object. */
export async function readSchema(client: Client): Promise<Schema> {
  const schema: Record<string, string[]> = {};
  for (const [kind, query] of Object.entries(QUERIES)) {
    const { rows } = await client.query<object>(query);
    schema[kind] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return schema;
}

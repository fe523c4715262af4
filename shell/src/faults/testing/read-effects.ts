import type { TestApi } from "@topout/api/testing";

/**
 * A repeated request may change them: counts of attempts, the versions of cached statistics, and the checksums of photos
 * that a job deletes.
 */
const IGNORED_TABLES = new Set([
  "rate_counts",
  "climber_stats_versions",
  "gym_stats_versions",
  "stored_files",
]);

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const TIME = /\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}[0-9.]*(?:\+00(?::00)?|Z)?/g;
const HASH = /\b[0-9a-f]{32,}\b|\$argon2[^"]*|[\w-]{43,}/g;
/** Codes are random, and `last_write` is a position in the log of the database. */
const RANDOM_FIELD = /"(code|last_write)": ("[^"]*"|\d+)/g;

/**
 * Returns the rows of all tables and the queued jobs as texts without ids, times, hashes and codes. Two databases with equal
 * texts have the same effects. The jobs that delete the photos of repeated requests do not count.
 */
export async function readEffects({ db }: TestApi): Promise<readonly string[]> {
  const { rows: tables } = await db.$client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const selects = tables
    .filter(({ name }) => !IGNORED_TABLES.has(name))
    .map(({ name }) => `select '${name}' as name, to_jsonb(t)::text as row from "${name}" t`);
  const { rows } = await db.$client.query<{ name: string; row: string }>(
    `${selects.join(" union all ")}
     union all select 'job', name || ' ' || data::text from pgboss.job where name <> 'delete-files'`,
  );
  return rows.map(({ name, row }) => `${name} ${normalize(row)}`).sort();
}

const normalize = (row: string) =>
  row
    .replaceAll(RANDOM_FIELD, '"$1": "<random>"')
    .replaceAll(TIME, "<time>")
    .replaceAll(UUID, "<id>")
    .replaceAll(HASH, "<hash>");

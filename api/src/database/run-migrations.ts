import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import type { Client } from "pg";

import { commitsBatches } from "./batched-fill.ts";
import { createIndexConcurrently, isConcurrent } from "./concurrent-index.ts";
import { readAppliedMigrations } from "./migration-journal.ts";
import { retryWhileLocked } from "./retry-while-locked.ts";

/** After this wait for a lock, the migration is retried, so that the requests queued behind it can run. */
const LOCK_TIMEOUT_MS = 3_000;
/** Longer, because a concurrent build does not block writes while it waits for older transactions. */
const CONCURRENT_LOCK_TIMEOUT_MS = 60_000;

/**
 * Runs the missing migrations among the first `schemaVersion` ones of the folder, also those that are older than an
 * applied migration: a branch can be merged after a newer one was released.
 */
export async function runMigrations(
  client: Client,
  folder: string,
  schemaVersion?: number,
): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder }).slice(0, schemaVersion);
  await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
  await client.query(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`);
  const applied = await readAppliedMigrations(client);
  const missing = migrations.filter(({ folderMillis }) => !applied.has(folderMillis));
  for (const batch of toBatches(missing)) await runBatch(client, batch);
}

/** Migrations of one transaction, or one migration that cannot run in a transaction. */
type Batch = readonly MigrationMeta[];

/** Consecutive migrations share a transaction, so that a failure changes nothing. */
function toBatches(migrations: readonly MigrationMeta[]): Batch[] {
  const batches: MigrationMeta[][] = [];
  for (const migration of migrations) {
    const last = batches.at(-1);
    const canJoin = last?.[0] && !runsAlone(last[0]) && !runsAlone(migration);
    if (canJoin) last.push(migration);
    else batches.push([migration]);
  }
  return batches;
}

const runsAlone = ({ sql }: MigrationMeta): boolean => isConcurrent(sql) || commitsBatches(sql);

async function runBatch(client: Client, batch: Batch): Promise<void> {
  const [first] = batch;
  if (!first || !runsAlone(first)) {
    return retryWhileLocked(() => runInTransaction(client, batch));
  }
  await (isConcurrent(first.sql) ? createIndexes(client, first) : fill(client, first));
  await recordMigration(client, first);
}

async function createIndexes(client: Client, { sql }: MigrationMeta): Promise<void> {
  await client.query(`set lock_timeout = ${CONCURRENT_LOCK_TIMEOUT_MS}`);
  for (const statement of sql) {
    await retryWhileLocked(() => createIndexConcurrently(client, statement));
  }
  await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
}

async function fill(client: Client, { sql }: MigrationMeta): Promise<void> {
  for (const statement of sql) {
    await retryWhileLocked(async () => {
      await client.query(statement);
    });
  }
}

async function runInTransaction(client: Client, batch: Batch): Promise<void> {
  await client.query("begin");
  try {
    for (const migration of batch) {
      for (const statement of migration.sql) await client.query(statement);
      await recordMigration(client, migration);
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** Writes the same row as drizzle-kit. */
async function recordMigration(client: Client, migration: MigrationMeta): Promise<void> {
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)",
    [migration.hash, migration.folderMillis],
  );
}

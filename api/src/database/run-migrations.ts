import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import type { Client } from "pg";

import { commitsBatches } from "./batched-fill.ts";
import { createIndexConcurrently, isConcurrent } from "./concurrent-index.ts";
import { MigrationError } from "./migration-error.ts";
import { readAppliedMigrations, readJournal } from "./migration-journal.ts";
import { retryWhileLocked } from "./retry-while-locked.ts";

/** After this wait for a lock, the migration is retried, so that the requests queued behind it can run. */
const LOCK_TIMEOUT_MS = 3_000;
/** Longer, because a concurrent build does not block writes while it waits for older transactions. */
const CONCURRENT_LOCK_TIMEOUT_MS = 60_000;

type Migration = MigrationMeta & { readonly name: string };

/**
 * Runs the missing migrations among the first `schemaVersion` ones of the folder, also those that are older than an
 * applied migration: a branch can be merged after a newer one was released.
 * @throws {MigrationError}
 */
export async function runMigrations(
  client: Client,
  folder: string,
  schemaVersion?: number,
): Promise<void> {
  const migrations = (await readMigrations(folder)).slice(0, schemaVersion);
  await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
  await client.query(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations
      (id serial primary key, hash text not null, created_at bigint)`);
  const applied = await readAppliedMigrations(client);
  const missing = migrations.filter(({ folderMillis }) => !applied.has(folderMillis));
  for (const batch of toBatches(missing)) await runBatch(client, batch);
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const journal = await readJournal(folder);
  return readMigrationFiles({ migrationsFolder: folder }).map((migration, idx) => ({
    ...migration,
    name: journal[idx]?.tag ?? "",
  }));
}

/** Migrations of one transaction, or one migration that cannot run in a transaction. */
type Batch = readonly Migration[];

/** Consecutive migrations share a transaction, so that a failure changes nothing. */
function toBatches(migrations: readonly Migration[]): Batch[] {
  const batches: Migration[][] = [];
  for (const migration of migrations) {
    const last = batches.at(-1);
    const canJoin = last?.[0] && !runsAlone(last[0]) && !runsAlone(migration);
    if (canJoin) last.push(migration);
    else batches.push([migration]);
  }
  return batches;
}

const runsAlone = ({ sql }: Migration): boolean => isConcurrent(sql) || commitsBatches(sql);

async function runBatch(client: Client, batch: Batch): Promise<void> {
  const [first] = batch;
  if (!first || !runsAlone(first)) {
    return retryWhileLocked(() => runInTransaction(client, batch));
  }
  await withName(first, async () => {
    await (isConcurrent(first.sql) ? createIndexes(client, first) : fill(client, first));
    await recordMigration(client, first);
  });
}

async function createIndexes(client: Client, { sql }: Migration): Promise<void> {
  await client.query(`set lock_timeout = ${CONCURRENT_LOCK_TIMEOUT_MS}`);
  for (const statement of sql) {
    await retryWhileLocked(() => createIndexConcurrently(client, statement));
  }
  await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
}

async function fill(client: Client, { sql }: Migration): Promise<void> {
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
      await withName(migration, async () => {
        for (const statement of migration.sql) await client.query(statement);
        await recordMigration(client, migration);
      });
    }
    const last = batch.at(-1);
    if (last) await withName(last, async () => void (await client.query("commit")));
  } catch (error) {
    await rollBack(client);
    throw error;
  }
}

/** A lost connection cannot roll back. PostgreSQL then does it, and the first error has the reason. */
const rollBack = (client: Client) => client.query("rollback").catch(() => undefined);

async function withName({ name }: Migration, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    throw new MigrationError(`The migration ${name}`, error);
  }
}

/** Writes the same row as drizzle-kit. */
async function recordMigration(client: Client, migration: Migration): Promise<void> {
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)",
    [migration.hash, migration.folderMillis],
  );
}

import { setTimeout } from "node:timers/promises";

import { Client } from "pg";

import { createQueues } from "./job-queues.ts";
import { migrationsFolder, readJournal } from "./migration-journal.ts";
import { runMigrations } from "./run-migrations.ts";

/** An arbitrary number that must never change. */
const MIGRATION_LOCK_KEY = 7_086_788;

/** Returns the number of migrations in this version of the program. */
export const getLatestSchemaVersion = async (): Promise<number> => (await readJournal()).length;

/**
 * Runs the missing migrations. Other programs may use the database meanwhile, and several processes can call this at
 * the same time.
 * @param schemaVersion How many migrations the database gets, to load an archive of that version. Default: all.
 */
export async function migrate(
  url: string,
  schemaVersion?: number,
  folder = migrationsFolder,
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await lockMigrations(client);
    await runMigrations(client, folder, schemaVersion);
    await createQueues({ executeSql: (text, values) => client.query(text, values) });
  } finally {
    // PostgreSQL releases the lock when the session ends.
    await client.end();
  }
}

const LOCK_POLL_MS = 250;

/**
 * Acquires the migration lock. Polls, because a statement that waits for the lock would cause a deadlock: `create index
 * concurrently`, in the process with the lock, waits for all running statements.
 */
async function lockMigrations(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ hasLock: boolean }>(
      `select pg_try_advisory_lock($1) as "hasLock"`,
      [MIGRATION_LOCK_KEY],
    );
    if (rows[0]?.hasLock) return;
    await setTimeout(LOCK_POLL_MS);
  }
}

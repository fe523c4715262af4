import { setTimeout } from "node:timers/promises";

import { Client } from "pg";

import { listPendingContracts, runContracts } from "./contract-migrations.ts";
import { createQueues } from "./job-queues.ts";
import { MigrationError } from "./migration-error.ts";
import { migrationsFolder, readJournal } from "./migration-journal.ts";
import { runMigrations } from "./run-migrations.ts";

/** An arbitrary number that must never change. */
const MIGRATION_LOCK_KEY = 7_086_788;

/** Returns the number of migrations in this version of the program. */
export const getLatestSchemaVersion = async (): Promise<number> => (await readJournal()).length;

/**
 * The first phase: runs the missing migrations, which only add what the new version needs. Other programs may use the
 * database meanwhile, and several processes can call this at the same time.
 * @param schemaVersion How many migrations the database gets, to load an archive of that version. Default: all.
 * @throws {MigrationError}
 */
export async function migrate(
  url: string,
  schemaVersion?: number,
  folder = migrationsFolder,
): Promise<void> {
  await withLock(url, async (client) => {
    await runMigrations(client, folder, schemaVersion);
    await setUpQueues(client);
  });
}

async function setUpQueues(client: Client): Promise<void> {
  try {
    await createQueues({ executeSql: (text, values) => client.query(text, values) });
  } catch (error) {
    throw new MigrationError("The set-up of the job queues", error);
  }
}

/**
 * The second phase: removes what only older versions use. Call it when no older version runs any more. Returns the names
 * of the migrations that have run.
 */
export const contract = (url: string, folder?: string): Promise<string[]> =>
  withLock(url, (client) => runContracts(client, folder));

/** Returns the names of the migrations of the second phase that have not run. */
export const readPendingContracts = (url: string, folder?: string): Promise<string[]> =>
  withConnection(url, (client) => listPendingContracts(client, folder));

/** PostgreSQL releases the lock when the session ends. */
const withLock = <T>(url: string, run: (client: Client) => Promise<T>): Promise<T> =>
  withConnection(url, async (client) => {
    await lockMigrations(client);
    return run(client);
  });

async function withConnection<T>(url: string, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  // When the connection is lost, the next query rejects. Without a listener, the event would end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await run(client);
  } finally {
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

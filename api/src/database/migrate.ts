import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";

import { getErrorCode } from "./errors.ts";
import { createQueues } from "./job-queues.ts";

const migrationsFolder = join(import.meta.dirname, "../../migrations");

/** An arbitrary number that must never change. */
const MIGRATION_LOCK_KEY = 7_086_788;

/** Returns the number of migrations in this version of the program. */
export const getLatestSchemaVersion = async (): Promise<number> =>
  (await readJournal()).entries.length;

/** A migration that waits longer for a lock lets the requests behind it pass, and tries again. */
const LOCK_TIMEOUT_MS = 3_000;
const MAX_ATTEMPTS = 20;
const RETRYABLE_ERRORS = new Set([
  "55P03" /* lock_not_available */,
  "40P01" /* deadlock_detected */,
]);

/**
 * Runs the missing migrations. Other programs may use the database meanwhile, and several processes can call this at
 * the same time.
 * @param schemaVersion The last migration to run, to load an archive of that version. The default is the latest.
 */
export async function migrate(url: string, schemaVersion?: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // PostgreSQL releases this session-level lock when the process ends.
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK_KEY]);
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await retryWhileLocked(() => applyMigrationsUpTo(client, schemaVersion));
    await createQueues({ executeSql: (text, values) => client.query(text, values) });
  } finally {
    await client.end();
  }
}

/** The migrations are one transaction, so a failed attempt changes nothing. */
async function retryWhileLocked(run: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (!RETRYABLE_ERRORS.has(getErrorCode(error) ?? "") || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function applyMigrationsUpTo(
  client: Client,
  schemaVersion: number | undefined,
): Promise<void> {
  const db = drizzle({ client });
  if (schemaVersion === undefined) return applyMigrations(db, { migrationsFolder });
  const folder = await copyMigrations(schemaVersion);
  try {
    await applyMigrations(db, { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Copies the first migrations into a temporary folder. */
async function copyMigrations(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "topout-migrations-"));
  await cp(migrationsFolder, folder, { recursive: true });
  const journal = await readJournal();
  const shortenedJournal = { ...journal, entries: journal.entries.slice(0, count) };
  await writeFile(getJournalPath(folder), JSON.stringify(shortenedJournal));
  return folder;
}

const getJournalPath = (folder: string): string => join(folder, "meta/_journal.json");

const readJournal = async (): Promise<{ readonly entries: readonly unknown[] }> =>
  JSON.parse(await readFile(getJournalPath(migrationsFolder), "utf8"));

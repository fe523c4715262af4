import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";

import { createQueues } from "./job-queues.ts";

const migrationsFolder = join(import.meta.dirname, "../../migrations");

/** Any number will do, as long as it stays the same. */
const MIGRATION_LOCK = 7_086_788;

/** How many migrations this version of the program has. */
export const knownLevel = async (): Promise<number> => (await readJournal()).entries.length;

/**
 * Brings the tables up to date, or no further than that level, for an archive that was made there. Several processes
 * may call it at once: they take turns.
 */
export async function migrate(url: string, level?: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // Held by the connection, so that a process that dies lets go of it.
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await applyUpTo(client, level);
    await createQueues({ executeSql: (text, values) => client.query(text, values) });
  } finally {
    await client.end();
  }
}

async function applyUpTo(client: Client, level: number | undefined): Promise<void> {
  const db = drizzle({ client });
  if (level === undefined) return applyMigrations(db, { migrationsFolder });
  const folder = await copyUpTo(level);
  try {
    await applyMigrations(db, { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The first so many migrations, in a folder of their own. */
async function copyUpTo(level: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "topout-migrations-"));
  await cp(migrationsFolder, folder, { recursive: true });
  const journal = await readJournal();
  const shorter = { ...journal, entries: journal.entries.slice(0, level) };
  await writeFile(journalIn(folder), JSON.stringify(shorter));
  return folder;
}

const journalIn = (folder: string): string => join(folder, "meta/_journal.json");

const readJournal = async (): Promise<{ readonly entries: readonly unknown[] }> =>
  JSON.parse(await readFile(journalIn(migrationsFolder), "utf8"));

import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Client } from "pg";

export const migrationsFolder = join(import.meta.dirname, "../../migrations");

interface JournalEntry {
  readonly idx: number;
  /** The name of the migration. */
  readonly tag: string;
  /** The time at which the migration was generated, in milliseconds. It identifies the migration in a database. */
  readonly when: number;
}

/** Reads the list of migrations that drizzle-kit maintains. */
export async function readJournal(folder = migrationsFolder): Promise<readonly JournalEntry[]> {
  const journal: { readonly entries: readonly JournalEntry[] } = JSON.parse(
    await readFile(join(folder, "meta/_journal.json"), "utf8"),
  );
  return journal.entries;
}

/** Returns the times that identify the applied migrations. Empty if the database has no tables. */
export async function readAppliedMigrations(client: Client): Promise<ReadonlySet<number>> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (!tables[0]?.exists) return new Set();
  const { rows } = await client.query<{ created_at: string }>(
    "select created_at from drizzle.__drizzle_migrations",
  );
  return new Set(rows.map(({ created_at }) => Number(created_at)));
}

import type { Client } from "pg";

import { StartupError } from "../errors/startup-error.ts";
import { topoutCommand } from "../files/installation.ts";
import { readAppliedMigrations, readJournal } from "./migration-journal.ts";

/** Returns the number of migrations of the database. 0 if it has no tables. */
export const readSchemaVersion = async (client: Client): Promise<number> =>
  (await readAppliedMigrations(client)).size;

/**
 * Checks that the database has all migrations of this program. It may have more, from a newer version.
 * @throws {StartupError}
 */
export async function requireMigrations(client: Client): Promise<void> {
  const { journal, missing } = await readMissingMigrations(client);
  if (missing.length === 0) return;
  throw new StartupError(
    `The database has ${journal.length - missing.length} of ${journal.length} migrations. Run ${topoutCommand} migrate, or set MIGRATE=1`,
  );
}

/**
 * Returns the schema version.
 * @throws {StartupError} if it is not the version of this program.
 */
export async function requireLatestSchema(client: Client): Promise<number> {
  const { journal, applied, missing } = await readMissingMigrations(client);
  if (applied.size === 0) throw new StartupError("The database has no tables");
  if (missing.length === 0 && applied.size === journal.length) return applied.size;
  const otherVersion = missing.length > 0 ? "an older" : "a newer";
  throw new StartupError(
    `The database belongs to ${otherVersion} version of Topout. Save it with that version`,
  );
}

async function readMissingMigrations(client: Client) {
  const [journal, applied] = await Promise.all([readJournal(), readAppliedMigrations(client)]);
  const missing = journal.filter(({ when }) => !applied.has(when));
  return { journal, applied, missing };
}

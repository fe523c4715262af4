import type { Client } from "pg";

import { getLatestSchemaVersion } from "./migrate.ts";
import { StartupError } from "../errors/startup-error.ts";

/** Returns the number of migrations of the database. 0 if it has no tables. */
export async function readSchemaVersion(client: Client): Promise<number> {
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (!rows[0]?.exists) return 0;
  const result = await client.query<{ version: number }>(
    "select count(*)::int as version from drizzle.__drizzle_migrations",
  );
  return result.rows[0]?.version ?? 0;
}

/**
 * Checks that the database has all migrations of this program. It may have more, from a newer version.
 * @throws {StartupError}
 */
export async function requireMigrations(client: Client): Promise<void> {
  const [version, latest] = await Promise.all([
    readSchemaVersion(client),
    getLatestSchemaVersion(),
  ]);
  if (version >= latest) return;
  throw new StartupError(
    `The database has ${version} of ${latest} migrations. Run npm run topout -- migrate, or set MIGRATE=1`,
  );
}

/**
 * Returns the schema version.
 * @throws {StartupError} if it is not the version of this program.
 */
export async function requireLatestSchema(client: Client): Promise<number> {
  const [version, latest] = await Promise.all([
    readSchemaVersion(client),
    getLatestSchemaVersion(),
  ]);
  if (version === latest) return version;
  if (version === 0) throw new StartupError("The database has no tables");
  const otherVersion = version < latest ? "an older" : "a newer";
  throw new StartupError(
    `The database belongs to ${otherVersion} version of Topout. Save it with that version`,
  );
}

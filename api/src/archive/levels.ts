import type { Client } from "pg";

import { knownLevel } from "../database/migrate.ts";
import { StartupError } from "../errors/startup-error.ts";

/** How many migrations the database has been through; 0 where it has no tables yet. */
export async function levelOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!rows[0]?.there) return 0;
  const counted = await client.query<{ level: number }>(
    "select count(*)::int as level from drizzle.__drizzle_migrations",
  );
  return counted.rows[0]?.level ?? 0;
}

/**
 * What is saved has to be of the kind that this version knows to read.
 * @throws {StartupError}
 */
export async function requireKnownLevel(client: Client): Promise<number> {
  const [level, known] = await Promise.all([levelOf(client), knownLevel()]);
  if (level === known) return level;
  if (level === 0) throw new StartupError("The database has no tables yet");
  const age = level < known ? "an older" : "a newer";
  throw new StartupError(`The database is that of ${age} version of Topout: save it with that one`);
}

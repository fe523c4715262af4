import { join } from "node:path";

import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";

import { prepareQueues } from "../jobs/prepare-queues.ts";

const migrationsFolder = join(import.meta.dirname, "../../migrations");

/** Any number will do, as long as it stays the same. */
const MIGRATION_LOCK = 7_086_788;

/** Brings the tables up to date. Several processes may call it at once: they take turns. */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // Held by the connection, so that a process that dies lets go of it.
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await applyMigrations(drizzle({ client }), { migrationsFolder });
    await prepareQueues({ executeSql: (text, values) => client.query(text, values) });
  } finally {
    await client.end();
  }
}

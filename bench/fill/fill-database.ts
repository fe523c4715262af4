import { Client } from "pg";

import { createFillStatements } from "./fill-statements.ts";
import type { Scale } from "./scale.ts";
import { prepareBulkInserts } from "./prepare-bulk-inserts.ts";

const LARGE_TABLES = [
  "users",
  "sets",
  "routes",
  "activities",
  "climbs",
  "activity_routes",
  "activity_tallies",
  "reactions",
  "projects",
];

/**
 * Fills a migrated database.
 * @throws {Error} if it is not empty.
 */
export async function fillDatabase(url: string, scale: Scale): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await requireEmpty(client);
    await client.query("set synchronous_commit = off");
    await prepareBulkInserts(client, LARGE_TABLES, async () => {
      for (const statement of createFillStatements(scale)) await client.query(statement);
    });
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}

async function requireEmpty(client: Client): Promise<void> {
  const { rows } = await client.query("select from gyms union all select from users limit 1");
  if (rows.length > 0) throw new Error("The database already contains gyms or users");
}

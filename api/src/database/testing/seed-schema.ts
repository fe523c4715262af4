import { readFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";

import type { Client } from "pg";

import { readJournal } from "../migration-journal.ts";

const folder = join(import.meta.dirname, "rows");

/** `pg_temp.id(41)` is a UUID with this number at its end. */
const CREATE_ID_FUNCTION = `create function pg_temp.id(number int) returns uuid language sql immutable as
  $$ select ('00000000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid $$`;

/**
 * Fills all tables and columns of a schema. Each file in `rows` fills what the migration of the same name has added, and
 * also works with all later schemas.
 */
export async function seedSchema(client: Client, schemaVersion: number): Promise<void> {
  await client.query(CREATE_ID_FUNCTION);
  for (const { tag } of (await readJournal()).slice(0, schemaVersion)) {
    const path = join(folder, `${tag}.sql`);
    if (existsSync(path)) await client.query(await readFile(path, "utf8"));
  }
}

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Client } from "pg";

import { retryWhileLocked } from "./retry-while-locked.ts";

/** The migrations that remove what only older versions use. */
export const contractFolder = join(import.meta.dirname, "../../migrations/contract");

const LOCK_TIMEOUT_MS = 3_000;
const BREAKPOINT = "--> statement-breakpoint";

/** Returns the names of the contract migrations that have not run, in their order. */
export async function listPendingContracts(
  client: Client,
  folder = contractFolder,
): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  const { rows: tables } = await client.query<{ exists: boolean }>(
    "select to_regclass('drizzle.contract_migrations') is not null as exists",
  );
  if (!tables[0]?.exists) return names;
  const { rows } = await client.query<{ name: string }>(
    "select name from drizzle.contract_migrations",
  );
  return names.filter((name) => !rows.some((row) => row.name === name));
}

/** Runs the contract migrations that have not run. Returns their names. */
export async function runContracts(client: Client, folder = contractFolder): Promise<string[]> {
  await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
  await client.query(
    "create table if not exists drizzle.contract_migrations (name text primary key, run_at timestamptz not null default now())",
  );
  const names = await listPendingContracts(client, folder);
  for (const name of names) {
    const statements = (await readFile(join(folder, name), "utf8")).split(BREAKPOINT);
    await retryWhileLocked(() => runInTransaction(client, name, statements));
  }
  return names;
}

async function runInTransaction(client: Client, name: string, statements: readonly string[]) {
  await client.query("begin");
  try {
    for (const statement of statements) await client.query(statement);
    await client.query("insert into drizzle.contract_migrations (name) values ($1)", [name]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

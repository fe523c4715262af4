import { join } from "node:path";

import { Client } from "pg";
import { onTestFinished } from "vitest";

import { readPidFile } from "../pid-file.ts";
import { type RunningPostgres, startPostgres } from "../start-postgres.ts";

/** Starts a server that stops at the end of the test. */
export async function startTestServer(
  ...args: Parameters<typeof startPostgres>
): Promise<RunningPostgres> {
  const postgres = await startPostgres(...args);
  onTestFinished(postgres.stop);
  return postgres;
}

/** Runs a statement over a connection of its own. */
export async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The process id of the server of a data folder, 0 if none runs. */
export const readServerPid = async (folder: string): Promise<number> =>
  (await readPidFile(join(folder, "postgres")))?.pid ?? 0;

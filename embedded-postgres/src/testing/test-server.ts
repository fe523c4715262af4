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

/**
 * Returns the process id of the server of a data folder.
 * @throws {Error} if it has none: a signal to process 0 would end the tests.
 */
export async function readServerPid(folder: string): Promise<number> {
  const file = await readPidFile(join(folder, "postgres"));
  if (file) return file.pid;
  throw new Error(`No server has written its process id in ${folder}`);
}

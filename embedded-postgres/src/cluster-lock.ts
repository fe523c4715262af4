import { Client } from "pg";

import { poll } from "./poll.ts";
import { createSocketUrl } from "./probe.ts";
import { PostgresStartError } from "./start-error.ts";

/** An arbitrary number that must never change: all versions of the program compete for this lock. */
const CLUSTER_LOCK_KEY = 7_086_787;

/** PostgreSQL needs a moment to notice that a killed program's connection is closed. */
const LOCK_POLL = { intervalMs: 50, timeoutMs: 2_000 };

/** Acquires an advisory lock, so only one program uses the cluster. The returned connection holds the lock. */
export async function lockCluster(socketFolder: string, dataDir: string): Promise<Client> {
  const client = new Client({
    connectionString: createSocketUrl(socketFolder, "postgres"),
    application_name: `process ${process.pid}`,
    keepAlive: true,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await requireLock(client, dataDir);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** @throws {PostgresStartError} if another program holds the lock. */
async function requireLock(client: Client, dataDir: string): Promise<void> {
  const isLocked = await poll(async () => ((await tryLock(client)) ? true : undefined), LOCK_POLL);
  if (isLocked) return;
  const owner = await findLockOwner(client);
  throw new PostgresStartError(
    `Another program (${owner}) already uses the data folder ${dataDir}.`,
  );
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    "select pg_try_advisory_lock($1) as locked",
    [CLUSTER_LOCK_KEY],
  );
  return rows[0]?.locked === true;
}

async function findLockOwner(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.objid = $1`,
    [CLUSTER_LOCK_KEY],
  );
  return rows[0]?.name ?? "unknown process";
}

import { Client } from "pg";

import { StartupError } from "../../startup-error.ts";
import { socketUrl } from "./probe.ts";
import { until } from "./until.ts";

/** Any number will do, as long as it stays the same. */
const CLAIM = 7_086_787;

/** A killed program's connection is closed for it, and that takes a moment to be noticed. */
const PATIENCE = { everyMs: 50, limitMs: 2_000 };

/** Makes this program the only one on the cluster for as long as the connection lasts. */
export async function claim(socketFolder: string, dataDir: string): Promise<Client> {
  const client = new Client({
    connectionString: socketUrl(socketFolder, "postgres"),
    application_name: `process ${process.pid}`,
    keepAlive: true,
  });
  client.on("error", () => undefined);
  await client.connect();
  const won = await until(async () => ((await tryLock(client)) ? true : undefined), PATIENCE);
  if (won) return client;
  const holder = await nameHolder(client);
  await client.end();
  throw new StartupError(
    `Another Topout (${holder}) already runs on the data folder ${dataDir}: stop it, or set another DATA_DIR.`,
  );
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ won: boolean }>("select pg_try_advisory_lock($1) as won", [
    CLAIM,
  ]);
  return rows[0]?.won === true;
}

async function nameHolder(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.objid = $1`,
    [CLAIM],
  );
  return rows[0]?.name ?? "another process";
}

/** The product's own database, made at the first start. */
export async function ensureDatabase(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
}

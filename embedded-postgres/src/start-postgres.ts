import type { Client } from "pg";

import { ensureCluster } from "./create-cluster.ts";
import type { ServerOptions } from "./launch.ts";
import { locateCluster } from "./locate-cluster.ts";
import { acquireServer, releaseServer } from "./locked-server.ts";
import { findPostmaster } from "./pid-file.ts";
import { probe, createSocketUrl } from "./probe.ts";
import { getLogPath, watchLog } from "./server-log.ts";
import { supervise } from "./supervise.ts";
import { watchDeletion } from "./watch-deletion.ts";

export interface RunningPostgres {
  readonly url: string;
  /** Stops the server. Later calls return the same promise. */
  readonly stop: () => Promise<void>;
}

interface StartOptions extends Partial<ServerOptions> {
  /** Called with a message when the server stops unexpectedly, when a restart fails, and when the server runs again. */
  readonly log?: (line: string) => void;
  /** Called once when the cluster's files are deleted. The supervisor does not restart the server then. */
  readonly onDeleted?: () => void;
  /** The npm package with the binaries. Default: the installed one. */
  readonly packageFolder?: string;
}

const DATABASE = "topout";

/**
 * Starts PostgreSQL in an existing folder, or adopts the server that a killed program left running there. Restarts the
 * server when it dies, until `stop`.
 * @throws {PostgresStartError}
 */
export async function startPostgres(
  dataDir: string,
  {
    isDurable = true,
    log = () => undefined,
    onDeleted = () => undefined,
    packageFolder,
  }: StartOptions = {},
): Promise<RunningPostgres> {
  const cluster = await locateCluster(dataDir, packageFolder);
  await ensureCluster(cluster);
  const server = await acquireServer({ cluster, isDurable });
  await ensureDatabase(server.lockClient);
  const supervisor = supervise(server, { cluster, isDurable }, log);
  const stopWatchingLog = watchLog(getLogPath(cluster), (error) => log(String(error)));
  const stopWatching = watchDeletion(cluster.pgData, () => {
    void supervisor.stop();
    onDeleted();
  });
  let stopPromise: Promise<void> | undefined;
  return {
    url: createSocketUrl(server.postmaster.socketFolder, DATABASE),
    stop: () => {
      stopWatching();
      stopWatchingLog();
      return (stopPromise ??= supervisor.stop().then((current) => releaseServer(current, cluster)));
    },
  };
}

/**
 * Uses the server that already runs on this data folder. `stop` then leaves it running. Starts a server if none accepts
 * connections.
 * @throws {PostgresStartError}
 */
export async function reuseOrStartPostgres(dataDir: string): Promise<RunningPostgres> {
  const url = await findRunningUrl(dataDir);
  return url === undefined ? startPostgres(dataDir) : { url, stop: async () => undefined };
}

async function findRunningUrl(dataDir: string): Promise<string | undefined> {
  const { pgData } = await locateCluster(dataDir);
  const postmaster = await findPostmaster(pgData);
  if (!postmaster || (await probe(postmaster.socketFolder)) !== "ready") return undefined;
  return createSocketUrl(postmaster.socketFolder, DATABASE);
}

async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [
    DATABASE,
  ]);
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(DATABASE)}`);
}

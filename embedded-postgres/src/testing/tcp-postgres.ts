import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { Client } from "pg";

import { NON_DURABLE_SETTINGS, toSettingArgs } from "../launch.ts";
import { type Cluster, createPrivateFolder, locateCluster } from "../locate-cluster.ts";
import { poll } from "../poll.ts";
import { stopPostmaster } from "../postmaster.ts";
import { buildCommand, createCleanEnvironment, runBinary } from "../run-binary.ts";

export interface TcpPostgres {
  /** Connects as the superuser. */
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Starts a stopped server again, with the same URL and data. */
  readonly start: () => Promise<void>;
}

interface TcpOptions {
  readonly port: number;
  readonly password: string;
  readonly settings?: Readonly<Record<string, string>>;
}

const SUPERUSER = "postgres";
const READY_POLL = { intervalMs: 50, timeoutMs: 60_000 };

/** Starts PostgreSQL as a hosting service would: over TCP, with a password and English collation. */
export async function startTcpPostgres(folder: string, options: TcpOptions): Promise<TcpPostgres> {
  const cluster = await locateCluster(folder);
  await createCluster(cluster, options.password);
  return startTcpServer(cluster, options);
}

/** Starts the server of an existing cluster. */
export async function startTcpServer(cluster: Cluster, options: TcpOptions): Promise<TcpPostgres> {
  const url = `postgresql://${SUPERUSER}:${encodeURIComponent(options.password)}@127.0.0.1:${options.port}/postgres`;
  let runningServer: ChildProcess | undefined;
  const start = async () => {
    runningServer = spawnServer(cluster, options);
    if (await poll(() => canConnect(url), READY_POLL)) return;
    throw new Error("PostgreSQL does not accept TCP connections");
  };
  const stop = async () => {
    const server = runningServer;
    if (server?.pid === undefined) return;
    runningServer = undefined;
    const exit = once(server, "exit");
    await stopPostmaster(server.pid, cluster.pgData);
    await exit;
  };
  await start();
  return { url, start, stop };
}

async function createCluster(cluster: Cluster, password: string): Promise<void> {
  await createPrivateFolder(cluster.account, cluster.pgData);
  const passwordFile = join(cluster.folder, "password");
  await writeFile(passwordFile, password);
  await runBinary(cluster.account, cluster.binaries.initdb, [
    `--pgdata=${cluster.pgData}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=icu",
    "--icu-locale=en-US",
    "--auth-local=reject",
    "--auth-host=scram-sha-256",
  ]);
  await rm(passwordFile);
}

function spawnServer(
  { account, binaries, pgData }: Cluster,
  { port, settings }: Omit<TcpOptions, "password">,
) {
  const allSettings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    timezone: "America/New_York",
    ...NON_DURABLE_SETTINGS,
    ...settings,
  };
  const command = buildCommand(account, binaries.postgres, [
    "-D",
    pgData,
    ...toSettingArgs(allSettings),
  ]);
  return spawn(command.file, command.args, {
    cwd: "/",
    stdio: "ignore",
    env: createCleanEnvironment(),
    ...account.ids,
  });
}

async function canConnect(url: string): Promise<true | undefined> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return undefined;
  } finally {
    await client.end();
  }
}

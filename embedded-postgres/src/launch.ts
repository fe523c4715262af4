import { type ChildProcess, spawn } from "node:child_process";
import { open, readFile } from "node:fs/promises";

import type { Cluster } from "./locate-cluster.ts";
import { readPidFile } from "./pid-file.ts";
import { poll } from "./poll.ts";
import { probe } from "./probe.ts";
import { buildCommand, createCleanEnvironment } from "./run-binary.ts";
import { getLogPath, rotateLog } from "./server-log.ts";
import { PostgresStartError } from "./start-error.ts";

/** Fast settings for tests. The server can lose data when the machine crashes. */
export const NON_DURABLE_SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  // A database cannot be dropped during an autovacuum, which only a superuser can end.
  autovacuum: "off",
  // Tests use many short-lived databases concurrently, each with several connections.
  max_connections: "200",
} as const;

/** A server process that accepts connections. */
export interface Postmaster {
  readonly pid: number;
  readonly socketFolder: string;
}

export interface ServerOptions {
  /** False is for tests: the server is faster, but can lose data when the machine crashes. */
  readonly isDurable: boolean;
}

const READY_POLL = { intervalMs: 20, timeoutMs: 120_000 };
const OLD_BACKENDS_POLL = { intervalMs: 250, timeoutMs: 20_000 };

/** Starts a server. Returns undefined if another program has already started one on this cluster. */
export async function launch(
  cluster: Cluster,
  socketFolder: string,
  options: ServerOptions,
): Promise<Postmaster | undefined> {
  let failure = "";
  const result = await poll(async () => {
    const attempt = await tryLaunch(cluster, socketFolder, options);
    if (typeof attempt !== "string") return attempt;
    failure = attempt;
    // The backends of a killed server still use the cluster. Try again when they have ended.
    return failure.includes("shared memory block") ? undefined : "failed";
  }, OLD_BACKENDS_POLL);
  if (typeof result === "object") return result;
  const isAlreadyRunning = failure.includes("postmaster.pid");
  if (isAlreadyRunning) return undefined;
  throw new PostgresStartError(`The database in ${cluster.pgData} does not start: ${failure}`);
}

/** Returns the server, or the reason why it did not start. */
async function tryLaunch(
  cluster: Cluster,
  socketFolder: string,
  options: ServerOptions,
): Promise<Postmaster | string> {
  const log = getLogPath(cluster);
  const logOffset = await rotateLog(log);
  const child = await spawnServer(cluster, log, getServerArgs(cluster, socketFolder, options));
  const ended = new Promise<"ended">((resolve) => {
    child.once("exit", () => resolve("ended"));
    child.once("error", () => resolve("ended"));
  });
  const outcome = await Promise.race([ended, waitUntilReady(child, socketFolder)]);
  if (outcome === "ready" && child.pid !== undefined) return { pid: child.pid, socketFolder };
  return findReason(await readFile(log), logOffset);
}

/** Probes the socket until the server accepts connections or its process has ended. */
const waitUntilReady = (child: ChildProcess, socketFolder: string) =>
  poll(async () => {
    const status = await probe(socketFolder);
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded) return "ended";
    return status === "ready" ? "ready" : undefined;
  }, READY_POLL);

/** Spawns a detached process, so the server survives when this process is killed or receives Ctrl+C. */
async function spawnServer(
  { account, binaries, pgData }: Cluster,
  log: string,
  args: readonly string[],
): Promise<ChildProcess> {
  const output = await open(log, "a", 0o600);
  if (account.ids) await output.chown(account.ids.uid, account.ids.gid);
  const command = buildCommand(account, binaries.postgres, args);
  const oldPid = (await readPidFile(pgData))?.pid;
  try {
    const child = spawn(command.file, command.args, {
      cwd: "/",
      detached: true,
      stdio: ["ignore", output.fd, output.fd],
      // The system may have reused the old pid for another process. PostgreSQL ignores the pid in this variable.
      env: {
        ...createCleanEnvironment(),
        ...(oldPid !== undefined && { PG_GRANDPARENT_PID: String(oldPid) }),
      },
      ...account.ids,
    });
    child.unref();
    return child;
  } finally {
    await output.close();
  }
}

function getServerArgs(
  cluster: Cluster,
  socketFolder: string,
  { isDurable }: ServerOptions,
): string[] {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: socketFolder,
    unix_socket_permissions: "0700",
    port: "5432",
    max_connections: "60",
    shared_buffers: "64MB",
    log_checkpoints: "off",
    // The details of an error contain values of the row, such as the email of an account.
    log_error_verbosity: "terse",
    jit: "off",
    // The supervisor restarts the server, because it waits longer each time.
    restart_after_crash: "off",
    ...(!isDurable && NON_DURABLE_SETTINGS),
  };
  return ["-D", cluster.pgData, ...toSettingArgs(settings)];
}

export const toSettingArgs = (settings: Readonly<Record<string, string>>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);

/** Returns the last fatal line in the log after `offset`, or the last line. */
function findReason(log: Buffer, offset: number): string {
  const lines = log.subarray(offset).toString("utf8").trim().split("\n");
  const line = lines.findLast((text) => /FATAL|PANIC/.test(text)) ?? lines.at(-1);
  return line || "it reported no reason";
}

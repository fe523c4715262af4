import { type ChildProcess, spawn } from "node:child_process";
import { open, readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";

import { StartupError } from "../../startup-error.ts";
import type { Home } from "./home.ts";
import { readPidFile } from "./pid-file.ts";
import { probe } from "./probe.ts";
import { cleanEnvironment, commandLine } from "./run.ts";
import { until } from "./until.ts";

/** For a server that need not outlive its machine, and holds what nobody loses: a test's. */
export const FORGETFUL = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  // A vacuum of a test's database belongs to nobody whom a plain owner may end, so the database could not be dropped.
  autovacuum: "off",
  // Many short-lived databases are used at a time, from many connections each.
  max_connections: "200",
} as const;

/** A server that answers. */
export interface Postmaster {
  readonly pid: number;
  readonly socketFolder: string;
}

export interface ServerOptions {
  /** Off, it is fast and forgets with the machine: for tests. */
  readonly durable: boolean;
}

const LOG_LIMIT = 8 * 1024 * 1024;
const START = { everyMs: 20, limitMs: 120_000 };
const OLD_BACKENDS = { everyMs: 250, limitMs: 20_000 };

/** Starts a server; undefined where another one took the cluster first. */
export async function launch(
  home: Home,
  socketFolder: string,
  options: ServerOptions,
): Promise<Postmaster | undefined> {
  let failure = "it gave no reason";
  const outcome = await until(async () => {
    const attempt = await tryLaunch(home, socketFolder, options);
    if (typeof attempt !== "string") return attempt;
    failure = attempt;
    if (attempt.includes("postmaster.pid")) return "taken";
    // Its old backends finish their work before the cluster is free.
    return attempt.includes("shared memory block") ? undefined : "failed";
  }, OLD_BACKENDS);
  if (outcome === "taken") return undefined;
  if (outcome && outcome !== "failed") return outcome;
  throw new StartupError(`The database in ${home.cluster} does not start: ${failure}`);
}

/** A server, or the reason why there is none. */
async function tryLaunch(
  home: Home,
  socketFolder: string,
  options: ServerOptions,
): Promise<Postmaster | string> {
  const log = join(home.folder, "postgres.log");
  const before = await sizeBefore(log);
  const child = await start(home, log, settings(home, socketFolder, options));
  const ended = new Promise<"ended">((resolve) => {
    child.once("exit", () => resolve("ended"));
    child.once("error", () => resolve("ended"));
  });
  const ready = until(
    async () =>
      child.exitCode !== null || (await probe(socketFolder)) === "ready" ? "ready" : undefined,
    START,
  );
  const first = await Promise.race([ended, ready]);
  if (first === "ready" && child.exitCode === null && child.pid !== undefined) {
    return { pid: child.pid, socketFolder };
  }
  return reasonIn(await readFile(log), before);
}

async function sizeBefore(log: string): Promise<number> {
  const size = await stat(log).then(
    (found) => found.size,
    () => 0,
  );
  if (size < LOG_LIMIT) return size;
  await rename(log, `${log}.1`);
  return 0;
}

/** Detached: it outlives a kill of ours, and a Ctrl+C that is meant for us. */
async function start(home: Home, log: string, args: readonly string[]): Promise<ChildProcess> {
  const output = await open(log, "a", 0o600);
  const { ids } = home.account;
  if (ids) await output.chown(ids.uid, ids.gid);
  const { command, args: rest } = commandLine(home.account, home.programs.postgres, args);
  const stale = await readPidFile(home.cluster);
  try {
    const child = spawn(command, rest, {
      cwd: "/",
      detached: true,
      stdio: ["ignore", output.fd, output.fd],
      // A left-over number may be another process's by now; PostgreSQL overlooks it under this name.
      env: { ...cleanEnvironment(), ...(stale && { PG_GRANDPARENT_PID: String(stale.pid) }) },
      ...ids,
    });
    child.unref();
    return child;
  } finally {
    await output.close();
  }
}

function settings(home: Home, socketFolder: string, { durable }: ServerOptions): string[] {
  const values = {
    listen_addresses: "",
    unix_socket_directories: socketFolder,
    unix_socket_permissions: "0700",
    port: "5432",
    max_connections: "60",
    shared_buffers: "64MB",
    log_checkpoints: "off",
    jit: "off",
    ...(!durable && FORGETFUL),
  };
  return [
    "-D",
    home.cluster,
    ...Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
}

/** The last thing that this start, and no earlier one, called fatal. */
function reasonIn(log: Buffer, from: number): string {
  const lines = log.subarray(from).toString("utf8").trim().split("\n");
  return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? "";
}

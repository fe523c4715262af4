import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { migrate, openDatabase } from "@topout/api/bench";
import { getFreePort } from "@topout/api/free-port";
import { stopProcess, waitUntilHealthy } from "@topout/tooling/launch-program";
import { startPostgres } from "@topout/embedded-postgres";
import type { Pool } from "pg";

import { register } from "./register.ts";

export const root = resolve(import.meta.dirname, "..");

/** The API process and its database. */
export interface ServerUnderTest {
  readonly url: string;
  readonly gymId: string;
  /** The access token of a user. */
  readonly token: string;
  /** A separate connection pool to the same database. */
  readonly database: ReturnType<typeof openDatabase>;
  /** Returns the resident memory of the process, in megabytes. */
  readonly getMemoryMb: () => Promise<number>;
  /** Returns the CPU time of the process, in seconds. */
  readonly getCpuSeconds: () => Promise<number>;
}

/** Starts a server with the inserted data, and stops it after `measure`. */
export async function withServer<T>(
  insertData: (pool: Pool, databaseUrl: string) => Promise<{ readonly gymId: string }>,
  measure: (server: ServerUnderTest) => Promise<T>,
): Promise<T> {
  const resources = new AsyncDisposableStack();
  try {
    const folder = await mkdtemp(join(tmpdir(), "topout-bench-"));
    resources.defer(() => rm(folder, { recursive: true, force: true }));
    const postgres = await startPostgres(folder);
    resources.defer(postgres.stop);
    await migrate(postgres.url);
    const database = openDatabase(postgres.url, { maxConnections: 8 });
    resources.defer(database.close);
    const { gymId } = await insertData(database.pool, postgres.url);

    const port = await getFreePort();
    const url = `http://127.0.0.1:${port}`;
    const child = startApi({
      PORT: `${port}`,
      PUBLIC_URL: url,
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      LIMIT_USERNAME_CHECKS_PER_IP: "1000000",
      CONNECTIONS_PER_IP: "10000",
      STORAGE_URL: pathToFileURL(join(folder, "files")).href,
    });
    resources.defer(() => stopProcess(child));
    await waitUntilHealthy(url, child);
    const token = await register(url, "bench");
    return await measure({
      url,
      gymId,
      token,
      database,
      getMemoryMb: () => getMemoryMb(child),
      getCpuSeconds: () => getCpuSeconds(child),
    });
  } finally {
    await resources.disposeAsync();
  }
}

const startApi = (env: Readonly<Record<string, string>>) =>
  spawn(process.execPath, ["--max-semi-space-size=4", "api/src/main.ts"], {
    cwd: root,
    env: {
      PATH: process.env["PATH"] ?? "",
      // As for `npm start`.
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? "",
      MALLOC_ARENA_MAX: "2",
      MODE: "api",
      SECRET_KEY: "a secret key for the benchmark process only",
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });

async function getMemoryMb({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024;
}

/** The unit of CPU times in Linux. */
const TICKS_PER_SECOND = 100;

async function getCpuSeconds({ pid }: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // The name of the process is in brackets. The times in user and system mode are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

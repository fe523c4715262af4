import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { PROGRAM_PATH } from "./require-packages.ts";
import { type RunningProcess, startProcess } from "./run-process.ts";

interface PoolerOptions {
  readonly folder: string;
  readonly port: number;
  /** The URL of the database without the pooler. */
  readonly directUrl: string;
}

/** PgBouncer does not run as root. */
const UNPRIVILEGED_USER = "nobody";

/** Starts PgBouncer in transaction mode. Returns it with the URL of the database behind it. */
export async function startPgBouncer({ folder, port, directUrl }: PoolerOptions) {
  const url = new URL(directUrl);
  const database = url.pathname.slice(1);
  const configPath = join(folder, "pgbouncer.ini");
  const usersPath = join(folder, "pgbouncer-users.txt");
  await writeFile(usersPath, `"${url.username}" "${decodeURIComponent(url.password)}"\n`);
  await writeFile(
    configPath,
    `[databases]
${database} = host=${url.hostname} port=${url.port} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${usersPath}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
`,
  );
  for (const path of [configPath, usersPath]) await chmod(path, 0o644);
  const userArgs = process.getuid?.() === 0 ? ["-u", UNPRIVILEGED_USER] : [];
  const pooler: RunningProcess = startProcess({
    file: "pgbouncer",
    args: [...userArgs, configPath],
    env: { ...process.env, PATH: PROGRAM_PATH },
  });
  url.port = `${port}`;
  return { pooler, url: url.href };
}

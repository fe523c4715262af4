import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { Client } from "pg";

import { type Home, findHome, makePrivate } from "../database/embedded/home.ts";
import { FORGETFUL } from "../database/embedded/launch.ts";
import { stopPostmaster } from "../database/embedded/postmaster.ts";
import { cleanEnvironment, commandLine, run } from "../database/embedded/run.ts";
import { until } from "../database/embedded/until.ts";
import { freePort } from "./free-port.ts";
import { administer } from "./template.ts";

export interface ExternalServer {
  /** The address of a database from which others may be made. */
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** After it was stopped: at the same address, with what it held. */
  readonly start: () => Promise<void>;
}

const SUPERUSER = "postgres";
const PASSWORD = "external/secret@1";
/** Whom the tests run as: it may make databases and nothing else, as hosted services have it. */
const OWNER = "gym_owner";
const PATIENCE = { everyMs: 50, limitMs: 60_000 };

/** A PostgreSQL as somebody else runs one: over TCP, with passwords, and sorting as English does. */
export async function startExternalServer(folder: string): Promise<ExternalServer> {
  const home = await findHome(folder);
  await makeCluster(home);
  const port = await freePort();
  const addressOf = (user: string) =>
    `postgresql://${user}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`;
  let stop = async (): Promise<void> => undefined;
  const start = async () => {
    const child = launch(home, port);
    stop = async () => {
      stop = async () => undefined;
      const ended = once(child, "exit");
      await stopPostmaster(child.pid ?? 0, home.cluster);
      await ended;
    };
    if (await until(() => canConnect(addressOf(SUPERUSER)), PATIENCE)) return;
    throw new Error("The external PostgreSQL does not answer");
  };
  await start();
  await administer(
    addressOf(SUPERUSER),
    `create role ${OWNER} login createdb password '${PASSWORD}'`,
  );
  return { url: addressOf(OWNER), start, stop: () => stop() };
}

async function makeCluster(home: Home): Promise<void> {
  await makePrivate(home, home.cluster);
  const passwords = join(home.folder, "password");
  await writeFile(passwords, PASSWORD);
  await run(home.account, home.programs.initdb, [
    `--pgdata=${home.cluster}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwords}`,
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=icu",
    "--icu-locale=en-US",
    "--auth-local=reject",
    "--auth-host=scram-sha-256",
  ]);
  await rm(passwords);
}

function launch(home: Home, port: number) {
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    timezone: "America/New_York",
    ...FORGETFUL,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const line = commandLine(home.account, home.programs.postgres, ["-D", home.cluster, ...options]);
  return spawn(line.command, line.args, {
    cwd: "/",
    stdio: "ignore",
    env: cleanEnvironment(),
    ...home.account.ids,
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

import { randomBytes } from "node:crypto";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { getFreePort } from "@topout/api/free-port";
import { startS3Server } from "@topout/api/s3-server";
import { createDatabase, startTcpPostgres } from "@topout/embedded-postgres/testing";

import { type Proxy, startNginx } from "./nginx.ts";
import { startPgBouncer } from "./pgbouncer.ts";
import { createTopoutProcess, runTopout, type TopoutProcess } from "./topout-process.ts";
import { waitUntil } from "./wait-until.ts";

export interface Api extends TopoutProcess {
  readonly port: number;
}

interface Worker extends TopoutProcess {
  readonly dataDir: string;
}

export interface Fleet {
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
  readonly proxy: Proxy;
  readonly apis: readonly Api[];
  readonly workers: readonly Worker[];
}

/** Starts all processes. The caller must dispose `stack` to stop them. */
export async function startFleet(stack: AsyncDisposableStack): Promise<Fleet> {
  const folder = await mkdtemp(join(tmpdir(), "topout-fleet-"));
  // PgBouncer and the workers of nginx run as other users.
  await chmod(folder, 0o755);
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const url = `http://127.0.0.1:${await getFreePort()}`;
  const env = { ...(await startServices(stack, folder)), PUBLIC_URL: url };
  await runTopout(["migrate"], env);

  const apis: Api[] = [];
  for (const name of ["api-1", "api-2"]) apis.push(await createApi(name, env));
  const workers = ["worker-1", "worker-2"].map((name) => createWorker(name, env));
  for (const process of [...apis, ...workers]) {
    stack.defer(process.stop);
    await process.start();
    console.log(`${process.name} has started`);
  }
  const proxy = await startNginx({
    folder,
    port: Number(new URL(url).port),
    apiPorts: apis.map(({ port }) => port),
  });
  stack.defer(() => proxy.nginx.stop());
  await waitUntil("the start of nginx", () => isReady(url)).catch((error: unknown) => {
    throw new Error(proxy.nginx.getOutput(), { cause: error });
  });
  return { url, env, proxy, apis, workers };
}

/** Starts the database, the pooler and the storage. Returns the environment that all processes share. */
async function startServices(stack: AsyncDisposableStack, folder: string) {
  const postgresFolder = join(folder, "postgres");
  await mkdir(postgresFolder);
  const password = randomBytes(16).toString("hex");
  const postgres = await startTcpPostgres(postgresFolder, { port: await getFreePort(), password });
  stack.defer(postgres.stop);
  const directUrl = await createDatabase(postgres.url, "topout");
  const { pooler, url } = await startPgBouncer({ folder, port: await getFreePort(), directUrl });
  stack.defer(() => pooler.stop("SIGINT"));
  const s3 = await startS3Server();
  stack.defer(s3.close);
  return {
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: directUrl,
    STORAGE_URL: s3.url,
    SECRET_KEY: randomBytes(32).toString("hex"),
    DATA_DIR: join(folder, "data"),
    MIGRATE: "0",
    TRUSTED_PROXIES: "127.0.0.1",
    LIMIT_CLIMBS_PER_USER: "1000000",
  };
}

async function createApi(name: string, env: Readonly<Record<string, string>>): Promise<Api> {
  const port = await getFreePort();
  const process = createTopoutProcess(
    name,
    { ...env, MODE: "api", PORT: `${port}`, DATA_DIR: `${env["DATA_DIR"]}-${name}` },
    () => isReady(`http://127.0.0.1:${port}`),
  );
  return { ...process, port };
}

function createWorker(name: string, env: Readonly<Record<string, string>>): Worker {
  const dataDir = `${env["DATA_DIR"]}-${name}`;
  const process = createTopoutProcess(
    name,
    { ...env, MODE: "worker", DATA_DIR: dataDir },
    async (output) => output.includes("worker is running"),
  );
  return { ...process, dataDir };
}

const isReady = async (url: string): Promise<boolean> => (await fetch(`${url}/api/ready`)).ok;

import { chown, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { startTcpPostgres } from "@topout/embedded-postgres/testing";
import { expect, onTestFinished, test } from "vitest";

import { openDatabase } from "../database/database.ts";
import { type Certificate, createCertificate } from "../testing/create-certificate.ts";
import { getFreePort } from "../testing/get-free-port.ts";
import { runMain, runMainUntilExit } from "../testing/run-main.ts";
import { executeStatement } from "../testing/template.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

const PASSWORD = "external-secret";
/** The role, the database, and the name in the certificate of the client. */
const ROLE = "topout";

interface ServerFiles {
  readonly server: Certificate;
  readonly clients: readonly Certificate[];
}

/** Configures TLS, and requires a certificate of one of the clients from the role. */
async function enableCertificates(url: string, { server, clients }: ServerFiles): Promise<void> {
  const { rows } = await executeStatement(url, "show data_directory");
  const folder = String(rows[0]?.["data_directory"]);
  const { uid, gid } = await stat(folder);
  const files = {
    "server.crt": server.certificate,
    "server.key": server.key,
    "clients.crt": clients.map(({ certificate }) => certificate).join(""),
  };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), content, { mode: 0o600 });
    await chown(join(folder, name), uid, gid);
  }
  const rules = join(folder, "pg_hba.conf");
  const otherRules = await readFile(rules, "utf8");
  await writeFile(rules, `hostssl all ${ROLE} 127.0.0.1/32 cert\n${otherRules}`);
  await executeStatement(url, "alter system set ssl_ca_file = 'clients.crt'");
  await executeStatement(url, "alter system set ssl = on");
  await executeStatement(url, "select pg_reload_conf()");
}

/** Starts a server whose role for the program has no password. */
async function setUpServer() {
  const server = createCertificate("localhost");
  const clients = [createCertificate(ROLE), createCertificate(ROLE)] as const;
  const folder = await createTemporaryFolder();
  const postgres = await startTcpPostgres(folder, {
    port: await getFreePort(),
    password: PASSWORD,
  });
  onTestFinished(postgres.stop);
  await executeStatement(postgres.url, `create role ${ROLE} login`);
  await executeStatement(postgres.url, `create database ${ROLE} owner ${ROLE}`);
  await enableCertificates(postgres.url, { server, clients });

  const files = await createTemporaryFolder();
  await writeFile(join(files, "server.crt"), server.certificate);
  const writeClient = async ({ certificate, key }: Certificate) => {
    await writeFile(join(files, "client.crt"), certificate);
    await writeFile(join(files, "client.key"), key, { mode: 0o600 });
  };
  await writeClient(clients[0]);
  const url = new URL(postgres.url);
  url.host = `localhost:${url.port}`;
  url.username = ROLE;
  url.password = "";
  url.pathname = `/${ROLE}`;
  url.searchParams.set("sslmode", "verify-full");
  url.searchParams.set("sslrootcert", join(files, "server.crt"));
  const urlWithoutCertificate = url.href;
  url.searchParams.set("sslcert", join(files, "client.crt"));
  url.searchParams.set("sslkey", join(files, "client.key"));
  const canConnect = () => executeStatement(url.href, "select 1").then(() => true);
  // The server reads its configuration again a moment later.
  await expect.poll(() => canConnect().catch(() => false), { timeout: 30_000 }).toBe(true);
  return { url: url.href, urlWithoutCertificate, clients, writeClient };
}

test(
  "the program logs in to the database with a certificate instead of a password",
  { timeout: 120_000 },
  async () => {
    const { url, urlWithoutCertificate, writeClient } = await setUpServer();
    const start = async (DATABASE_URL: string) => ({
      DATABASE_URL,
      DATA_DIR: await createTemporaryFolder(),
    });

    const { address } = await runMain(await start(url));

    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
    const { stderr: missing } = await runMainUntilExit(await start(urlWithoutCertificate));
    expect(missing).toMatch(/Cannot use the database in DATABASE_URL: .*valid client certificate/);
    await writeClient(createCertificate(ROLE));
    const { stderr: unknown } = await runMainUntilExit(await start(url));
    expect(unknown).toMatch(/Cannot use the database in DATABASE_URL: .*alert unknown ca/);
  },
);

test(
  "new connections use a renewed certificate without a restart",
  { timeout: 120_000 },
  async () => {
    const { url, clients, writeClient } = await setUpServer();
    const { pool, close } = openDatabase(url);
    onTestFinished(close);
    const readSerial = async () => {
      const client = await pool.connect();
      try {
        const { rows } = await client.query<{ serial: string }>(
          "select client_serial::text as serial from pg_stat_ssl where pid = pg_backend_pid()",
        );
        return rows[0]?.serial;
      } finally {
        // Closes the connection.
        client.release(true);
      }
    };

    expect(await readSerial()).toBe(clients[0].serial);
    await writeClient(clients[1]);

    expect(await readSerial()).toBe(clients[1].serial);
  },
);

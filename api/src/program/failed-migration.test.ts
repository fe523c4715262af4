import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";

import { readJournal } from "../database/migration-journal.ts";
import { createTestApi, TEST_PASSWORD, type TestApi } from "../testing/index.ts";
import { getFreePort } from "../testing/get-free-port.ts";
import { runMain, runUntil } from "../testing/run-main.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { testConfig } from "../testing/test-config.ts";

const DEGRADED =
  /"fault":"schema","reason":"The migration 0066_operations failed: relation \\"stored_files\\" already exists","effect":"[^"]+","msg":"degraded"/;
const RECOVERED = /"fault":"schema","seconds":\d+,"requests":[1-9]\d*,"msg":"recovered"/;

/** Returns the variables of a program on the database of the test. */
async function createEnvironment({ url }: TestApi) {
  const port = String(await getFreePort());
  const folder = await createTemporaryFolder();
  const address = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    STORAGE_URL: pathToFileURL(join(folder, "files")).href,
    SECRET_KEY: testConfig.secretKeys.current,
    PORT: port,
    PUBLIC_URL: address,
  };
  return { address, env };
}

/**
 * Returns the database to the schema before the migration 0066, except for the second table of this migration. So its
 * first statement succeeds, and the next one fails.
 */
async function breakMigration({ url }: TestApi) {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const journal = await readJournal();
  const { when } = journal.find(({ tag }) => tag === "0066_operations") ?? {};
  await client.query("delete from drizzle.__drizzle_migrations where created_at = $1", [when]);
  await client.query("drop table operation_runs");
  const findTable = async (name: string) =>
    (await client.query<{ found: string | null }>("select to_regclass($1) as found", [name]))
      .rows[0]?.found;
  return { findTable, repair: () => client.query("drop table stored_files") };
}

test(
  "while a migration fails, the new program is not ready and the old one serves, until the cause is repaired",
  { timeout: 120_000 },
  async () => {
    const api = await createTestApi();
    await api.seed.gym({ name: "Depot" });
    const [before, after] = [await createEnvironment(api), await createEnvironment(api)];
    const old = await runMain({ ...before.env, MODE: "api" });
    const { findTable, repair } = await breakMigration(api);

    const { getOutput } = await runUntil(DEGRADED, { ...after.env, MODE: "api" });

    const fetchNew = (path: string, init?: RequestInit) => fetch(`${after.address}${path}`, init);
    await expect.poll(() => fetchNew("/api/ready").catch(() => undefined)).toBeDefined();
    const ready = await fetchNew("/api/ready");
    expect(ready.status).toBe(503);
    expect(ready.headers.get("retry-after")).toBe("5");
    expect(await ready.json()).toMatchObject({
      detail: "UNAVAILABLE",
      message: "A migration of the database failed. The log has the reason.",
    });
    const health = await fetchNew("/api/health");
    expect(health.status).toBe(200);
    expect(await health.json()).toMatchObject({ status: "degraded", faults: ["schema"] });
    const others = [
      await fetchNew("/"),
      await fetchNew("/api/gyms"),
      await fetchNew("/api/auth/jwt/login", { method: "POST", body: new FormData() }),
    ];
    expect(others.map(({ status }) => status)).toEqual([503, 503, 503]);

    expect(await findTable("operation_runs")).toBeNull();
    expect((await fetch(`${old.address}/api/ready`)).status).toBe(200);
    expect(await (await fetch(`${old.address}/api/gyms`)).json()).toMatchObject([
      { name: "Depot" },
    ]);
    const registration = await fetch(`${old.address}/api/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        email: "ana@topout.example",
        username: "ana",
        password: TEST_PASSWORD,
      }),
    });
    expect(registration.status).toBe(201);

    await repair();
    await expect
      .poll(async () => (await fetchNew("/api/ready").catch(() => undefined))?.status, {
        timeout: 60_000,
      })
      .toBe(200);
    expect(await (await fetchNew("/api/gyms")).json()).toMatchObject([{ name: "Depot" }]);
    expect(await findTable("operation_runs")).toBe("operation_runs");
    expect(getOutput()).toMatch(RECOVERED);
    expect(getOutput().match(/"fault":"schema".*"msg":"degraded"/g)).toHaveLength(1);
  },
);

test(
  "a worker waits for a failing migration, and a signal ends the wait",
  { timeout: 120_000 },
  async () => {
    const api = await createTestApi();
    const { env } = await createEnvironment(api);
    const { repair } = await breakMigration(api);

    const stopped = await runUntil(DEGRADED, { ...env, MODE: "worker" });
    stopped.child.kill("SIGTERM");
    expect(await stopped.exit).toBe(0);

    const { getOutput } = await runUntil(DEGRADED, { ...env, MODE: "worker" });
    await repair();
    await expect
      .poll(getOutput, { timeout: 60_000 })
      .toMatch(/"msg":"recovered"[^]*Topout's worker is running/);
  },
);

import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { startExternalServer } from "../testing/external-server.ts";
import { runMain } from "../testing/run-main.ts";
import { startS3Server } from "../testing/s3-server.ts";
import { executeStatement, withDatabaseName } from "../testing/template.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

test(
  "the program returns 503 and logs one line during an outage of the database, then recovers",
  { timeout: 120_000 },
  async () => {
    const [database, files] = await Promise.all([
      startExternalServer(await createTemporaryFolder()),
      startS3Server(),
    ]);
    onTestFinished(async () => void (await Promise.all([database.stop(), files.close()])));
    await executeStatement(database.url, "create database topout");
    const { address, getOutput } = await runMain({
      DATA_DIR: join(await createTemporaryFolder(), "data"),
      DATABASE_URL: withDatabaseName(database.url, "topout"),
      STORAGE_URL: files.url,
    });
    const requestReady = () => fetch(`${address}/api/ready`);
    const getStatus = async () => (await requestReady()).status;
    expect(await getStatus()).toBe(200);

    await database.stop();
    await expect.poll(getStatus, { timeout: 20_000 }).toBe(503);
    const responses = await Promise.all(Array.from({ length: 50 }, requestReady));
    const health: unknown = await (await fetch(`${address}/api/health`)).json();
    await database.start();
    await expect.poll(getStatus, { timeout: 30_000 }).toBe(200);

    expect(health).toMatchObject({ status: "degraded" });
    expect(responses.map((response) => response.headers.get("retry-after"))).toEqual(
      Array.from({ length: 50 }, () => "5"),
    );
    expect(getOutput().match(/"msg":"UNAVAILABLE"/g)).toHaveLength(1);
    expect(getOutput()).not.toMatch(/"stack"|secret/);
  },
);

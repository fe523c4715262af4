import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { startExternalServer } from "../testing/external-server.ts";
import { runMain } from "../testing/run-main.ts";
import { startS3Server } from "../testing/s3-server.ts";
import { executeStatement, withDatabaseName } from "../testing/template.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

/** The checks of the test are at least 50 of the requests. */
const DATABASE_RECOVERED =
  /"fault":"database","seconds":\d+,"requests":(?:[5-9]\d|\d{3,}),"msg":"recovered"/;

test(
  "the program returns 503 and logs the start and the end of an outage of the database",
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
    // The program looks for faults each second, and logs only an outage that it finds.
    await expect.poll(getOutput, { timeout: 20_000 }).toMatch(/"fault":"database".*"degraded"/);
    await database.start();
    await expect.poll(getStatus, { timeout: 30_000 }).toBe(200);

    expect(health).toMatchObject({
      status: "degraded",
      faults: expect.arrayContaining(["database"]),
    });
    expect(responses.map((response) => response.headers.get("retry-after"))).toEqual(
      Array.from({ length: 50 }, () => "5"),
    );
    await expect.poll(getOutput, { timeout: 30_000 }).toMatch(DATABASE_RECOVERED);
    const lines = getOutput().split("\n");
    const isOfDatabase = (line: string) => line.includes('"fault":"database"');
    expect(lines.filter(isOfDatabase)).toEqual([
      expect.stringMatching(/"reason":".*"effect":".*"msg":"degraded"/),
      expect.stringMatching(DATABASE_RECOVERED),
    ]);
    expect(lines.filter((line) => line.includes('"msg":"UNAVAILABLE"'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('"status":503'))).toEqual([]);
    expect(getOutput()).not.toMatch(/"stack"|secret/);
  },
);

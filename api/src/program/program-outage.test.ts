import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { startClimbing } from "../testing/climb-load.ts";
import { expectAcknowledgedClimbs } from "../testing/expect-acknowledged-climbs.ts";
import { startExternalServer } from "../testing/external-server.ts";
import { runMain } from "../testing/run-main.ts";
import { startS3Server } from "../testing/s3-server.ts";
import { executeStatement, withDatabaseName } from "../testing/template.ts";
import { seedClimbers } from "../testing/seed-climbers.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { testConfig } from "../testing/test-config.ts";
import { addTrustCount } from "../testing/trust-counts.ts";

const OUTAGE_SECONDS = process.env["FULL_SIZE"] ? 60 : 2;
const CLIMBER_COUNT = 4;
const READER_COUNT = 4;

/** The checks of the test are at least 50 of the requests. */
const DATABASE_RECOVERED =
  /"fault":"database","seconds":\d+,"requests":(?:[5-9]\d|\d{3,}),"msg":"recovered"/;

/** Starts the program on a database server that can be stopped, and on a bucket. */
async function startProgram() {
  const [database, files] = await Promise.all([
    startExternalServer(await createTemporaryFolder()),
    startS3Server(),
  ]);
  onTestFinished(async () => void (await Promise.all([database.stop(), files.close()])));
  await executeStatement(database.url, "create database topout");
  const url = withDatabaseName(database.url, "topout");
  const program = await runMain({
    DATA_DIR: join(await createTemporaryFolder(), "data"),
    DATABASE_URL: url,
    STORAGE_URL: files.url,
    SECRET_KEY: testConfig.secretKeys.current,
    LIMIT_CLIMBS_PER_USER: "1000000",
  });
  return { database, url, ...program };
}

test(
  "the program returns 503 and logs the start and the end of an outage of the database",
  { timeout: 120_000 },
  async () => {
    const { database, address, getOutput } = await startProgram();
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

/** Reads until a time, and returns the number of responses by path and status. */
async function readUntil(address: string, endTime: number): Promise<ReadonlyMap<string, number>> {
  const paths = ["/api/ready", "/api/gyms", "/api/routes/get_all", "/api/activities/get_paginated"];
  const counts = new Map<string, number>();
  const read = async (_: unknown, reader: number) => {
    for (let n = reader; performance.now() < endTime; n++) {
      const path = paths[n % paths.length] ?? "";
      const response = await fetch(address + path);
      await response.arrayBuffer();
      const hasRetryAfter = response.headers.get("retry-after") === "5";
      const key = `${path} ${response.status}${hasRetryAfter ? " with Retry-After" : ""}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: READER_COUNT }, read));
  return counts;
}

test(
  `${OUTAGE_SECONDS} s without the database under load lose nothing that was acknowledged`,
  { timeout: 120_000 + OUTAGE_SECONDS * 2_000 },
  async () => {
    const { database, url, address, child } = await startProgram();
    const climbing = startClimbing({ address, ...(await seedClimbers(url, CLIMBER_COUNT)) });
    const requestReady = async () => (await fetch(`${address}/api/ready`)).status;
    await expect.poll(() => climbing.acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(20);

    await database.stop();
    await expect.poll(requestReady, { timeout: 20_000 }).toBe(503);
    const responses = await readUntil(address, performance.now() + OUTAGE_SECONDS * 1_000);
    const duringOutage = climbing.acknowledged.size;
    const startTime = performance.now();
    await database.start();
    await expect
      .poll(() => climbing.acknowledged.size, { timeout: 60_000, interval: 20 })
      .toBeGreaterThan(duringOutage);
    const recoveryMs = Math.round(performance.now() - startTime);
    await climbing.stop();

    expect(await requestReady()).toBe(200);
    expect(child.exitCode).toBeNull();
    // Lists that are in memory are still served.
    expect(
      [...responses.keys()].filter((key) => !/ 200$| 503 with Retry-After$/.test(key)),
    ).toEqual([]);
    expect(responses.get("/api/ready 200")).toBeUndefined();
    await expectAcknowledgedClimbs(url, climbing);
    const readCount = [...responses.values()].reduce((sum, count) => sum + count, 0);
    addTrustCount("reads without a database", readCount);
    addTrustCount("climbs that were rejected and repeated", climbing.countUnavailable());
    addTrustCount("acknowledged climbs", climbing.acknowledged.size);
    addTrustCount("recovery of the database in ms", recoveryMs);
  },
);

import { rename } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";

import { enqueue } from "../jobs/enqueue.ts";
import { startExternalServer } from "../testing/external-server.ts";
import { createAlertSteps } from "../testing/prometheus/alert-steps.ts";
import { startMeasuredApi } from "../testing/start-measured-api.ts";
import { storeBackup } from "../testing/store-backup.ts";
import { runWorker } from "../testing/run-main.ts";
import { runMeasured } from "../testing/run-measured.ts";
import { executeStatement, withDatabaseName } from "../testing/template.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { testConfig } from "../testing/test-config.ts";

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

test("the alerts about backups fire and end", { timeout: 120_000 }, async () => {
  const { api, steps } = await startMeasuredApi();

  await steps.expectToFire("TopoutBackupMissing", { minutes: DAY_MINUTES, stepMinutes: 120 });
  await storeBackup(api, { hours: 1 });
  await steps.expectToEnd("TopoutBackupMissing");

  await storeBackup(api, { hours: 47 });
  await steps.pass({ minutes: 10 });
  expect(steps.getFiring()).toEqual([]);
  await storeBackup(api, { hours: 49 });
  await steps.expectToFire("TopoutBackupOld", { minutes: 5 });
  await storeBackup(api, { hours: 0 });
  await steps.expectToEnd("TopoutBackupOld");

  await storeBackup(api, { failure: "The bucket is full" });
  await steps.expectToFire("TopoutOperationFailed", { minutes: HOUR_MINUTES, stepMinutes: 10 });
  await storeBackup(api, {});
  await steps.expectToEnd("TopoutOperationFailed");
  expect(steps.getFiring()).toEqual([]);
});

test(
  "the alert about a growing queue fires until a worker runs",
  { timeout: 120_000 },
  async () => {
    const { api, env, address, metricsUrl, steps } = await startMeasuredApi();
    await storeBackup(api, {});
    await api.db.transaction((tx) => enqueue(tx, "delete-emails", { account: "nobody" }));
    await steps.pass({ minutes: 10 });
    expect(steps.getFiring()).toEqual([]);

    await api.db.execute(sql`update pgboss.job set start_after = now() - interval '11 minutes'`);
    await steps.expectToFire("TopoutQueueGrowing", { minutes: 5 });

    await runWorker({ ...env, PUBLIC_URL: address, DATA_DIR: await createTemporaryFolder() });
    await expect
      .poll(async () => (await fetch(metricsUrl)).text(), { timeout: 60_000 })
      .toContain('topout_queue_age_seconds{job="delete-emails"} 0\n');
    await steps.expectToEnd("TopoutQueueGrowing");
  },
);

test("the alert about errors fires while requests fail", { timeout: 120_000 }, async () => {
  const { api, address, steps } = await startMeasuredApi();
  await storeBackup(api, {});
  const act = async () => {
    const paths = ["/api/users/get_public/nobody", "/api/ready", "/api/gyms/search?query=a"];
    for (const path of paths) await (await fetch(address + path)).arrayBuffer();
  };
  await steps.pass({ minutes: 10, act });
  expect(steps.getFiring()).toEqual([]);

  await api.db.execute(sql`alter table users rename to moved_users`);
  await steps.expectToFire("TopoutErrors", { minutes: 7, act });
  await api.db.execute(sql`alter table moved_users rename to users`);
  await steps.expectToEnd("TopoutErrors", { minutes: 6, act });
});

test("the alert about guessed passwords fires during an attack", { timeout: 120_000 }, async () => {
  const { api, address, steps } = await startMeasuredApi();
  await storeBackup(api, {});
  const guess = (n: number) =>
    fetch(`${address}/api/auth/jwt/login`, {
      method: "POST",
      body: new URLSearchParams({ username: `user${n}@gym.example`, password: "123456" }),
    });
  /** 15 in a minute are 0.25 in a second. */
  const attack = () => Promise.all(Array.from({ length: 15 }, (_, n) => guess(n)));
  await steps.pass({ minutes: 10, act: () => guess(0) });
  expect(steps.getFiring()).toEqual([]);

  await steps.expectToFire("TopoutPasswordGuessing", { minutes: 10, act: attack });
  await steps.expectToEnd("TopoutPasswordGuessing", { minutes: 6 });
});

test(
  "the alerts about the program, its database and its storage fire and end",
  { timeout: 180_000 },
  async () => {
    const database = await startExternalServer(await createTemporaryFolder());
    onTestFinished(() => database.stop());
    await executeStatement(database.url, "create database topout");
    const dataDir = await createTemporaryFolder();
    const files = join(dataDir, "files");
    const { env, metricsUrl, child, exit } = await runMeasured({
      DATABASE_URL: withDatabaseName(database.url, "topout"),
      DATA_DIR: dataDir,
      STORAGE_URL: pathToFileURL(files).href,
      SECRET_KEY: testConfig.secretKeys.current,
      MODE: "api",
    });
    const steps = await createAlertSteps({ api: metricsUrl });
    /** The program checks its faults every few seconds. */
    const waitForFault = (fault: string, value: 0 | 1) =>
      expect
        .poll(async () => (await fetch(metricsUrl)).text(), { timeout: 60_000 })
        .toContain(`topout_fault{fault="${fault}"} ${value}\n`);
    await waitForFault("database", 0);
    await steps.pass({ minutes: 10 });
    expect(steps.getFiring()).toEqual([]);

    await database.stop();
    await waitForFault("database", 1);
    await steps.expectToFire("TopoutDatabaseAway", { minutes: 1 });
    await database.start();
    await waitForFault("database", 0);
    await steps.expectToEnd("TopoutDatabaseAway");

    await rename(files, `${files}-moved`);
    await waitForFault("storage", 1);
    await steps.expectToFire("TopoutStorageAway", { minutes: 2 });
    await rename(`${files}-moved`, files);
    await waitForFault("storage", 0);
    await steps.expectToEnd("TopoutStorageAway");

    child.kill("SIGKILL");
    await exit;
    await steps.expectToFire("TopoutDown", { minutes: 2 });
    await runMeasured(env);
    await steps.expectToEnd("TopoutDown");
    expect(steps.getFiring()).toEqual([]);
  },
);

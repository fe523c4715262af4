import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { getFreePort } from "../testing/get-free-port.ts";
import { createTestApi } from "../testing/index.ts";
import { createAlertSteps } from "../testing/prometheus/alert-steps.ts";
import { canMount, spawnOnSmallDisk } from "../testing/small-disk.ts";
import { storeBackup } from "../testing/store-backup.ts";

test.runIf(canMount)(
  "the alert about a nearly full disk fires before uploads are rejected, and ends",
  { timeout: 120_000 },
  async () => {
    const api = await createTestApi();
    await storeBackup(api, {});
    const [port, metricsPort] = [await getFreePort(), await getFreePort()];
    const address = `http://127.0.0.1:${port}`;
    const { folder } = await spawnOnSmallDisk(100, {
      DATABASE_URL: api.url,
      PORT: `${port}`,
      METRICS_PORT: `${metricsPort}`,
      DISK_RESERVE_MB: "20",
    });
    const steps = await createAlertSteps({ api: `http://127.0.0.1:${metricsPort}/metrics` });
    const readHealth = async (): Promise<unknown> => (await fetch(`${address}/api/health`)).json();
    await expect
      .poll(() => readHealth().catch(() => undefined), { timeout: 60_000 })
      .toMatchObject({ status: expect.any(String) });
    await steps.pass({ minutes: 10 });
    expect(steps.getFiring()).toEqual([]);

    const file = join(folder, "photos");
    await writeFile(file, Buffer.alloc(70 * 1_048_576));
    await steps.expectToFire("TopoutDiskNearlyFull", { minutes: 5 });
    expect(await readHealth()).not.toHaveProperty("faults", expect.arrayContaining(["disk"]));
    await rm(file);
    await steps.expectToEnd("TopoutDiskNearlyFull");
  },
);

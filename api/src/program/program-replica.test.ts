import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { getFreePort } from "../testing/get-free-port.ts";
import { startReplicatedServer } from "../testing/replicated-server.ts";
import { runMain } from "../testing/run-main.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

const WAIT = { timeout: 60_000 };

test(
  "the program reads lists from the replica, and from the primary while the replica is away",
  { timeout: 180_000 },
  async () => {
    const server = await startReplicatedServer();
    onTestFinished(server.stop);
    const metricsPort = await getFreePort();
    const { address, getOutput } = await runMain({
      DATA_DIR: join(await createTemporaryFolder(), "data"),
      DATABASE_URL: server.primaryUrl,
      DATABASE_REPLICA_URL: server.replicaUrl,
      METRICS_PORT: `${metricsPort}`,
    });
    const readMetric = async (name: string) => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const line = text.split("\n").find((candidate) => candidate.startsWith(`${name} `));
      return Number(line?.split(" ").at(-1) ?? 0);
    };
    const countReads = (name: string) => readMetric(`topout_replica_reads_total{server="${name}"}`);
    /** Reads the feed, and returns how many of the reads the replica has served. */
    const readFeed = async () => {
      const { status } = await fetch(`${address}/api/activities/get_paginated`);
      expect(status).toBe(200);
      return countReads("replica");
    };
    await expect.poll(readFeed, WAIT).toBeGreaterThan(0);
    await expect.poll(() => readMetric("topout_replica_age_seconds"), WAIT).toBeLessThanOrEqual(1);

    await server.standby.stop();
    const readsBefore = await readFeed();
    expect(await readFeed()).toBe(readsBefore);
    expect(await countReads("primary")).toBeGreaterThan(0);
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
    await expect.poll(getOutput, WAIT).toMatch(/not used/);

    await server.standby.start();
    await expect.poll(readFeed, WAIT).toBeGreaterThan(readsBefore);

    const getLastLine = () =>
      getOutput()
        .match(/^The replica of the database is .*$/gm)
        ?.at(-1);
    await expect.poll(getLastLine, WAIT).toBe("The replica of the database is used");
    expect(getOutput()).not.toContain("secret");
  },
);

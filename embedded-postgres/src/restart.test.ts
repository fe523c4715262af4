import { describe, expect, onTestFinished, test, vi } from "vitest";

import { createTemporaryFolder } from "./testing/temporary-folder.ts";
import { query, readServerPid, startTestServer } from "./testing/test-server.ts";

describe("startPostgres", { timeout: 120_000 }, () => {
  test("restarts a killed server with the same URL", async () => {
    const folder = await createTemporaryFolder();
    const restarted = Promise.withResolvers<void>();
    const { url } = await startTestServer(folder, {
      log: (line) => {
        if (line.includes("running again")) restarted.resolve();
      },
    });
    await query(url, "create table routes as select 'G1' as name");

    process.kill(await readServerPid(folder), "SIGKILL");
    await restarted.promise;

    expect(await query(url, "select * from routes")).toEqual([{ name: "G1" }]);
  });

  test("waits before it restarts a server that dies again, and stops meanwhile", async () => {
    const folder = await createTemporaryFolder();
    const lines: string[] = [];
    // On a slow machine, a server could otherwise run long enough to count as stable.
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const { stop } = await startTestServer(folder, { log: (line) => lines.push(line) });
    const kill = async () => process.kill(await readServerPid(folder), "SIGKILL");
    const countRuns = () => lines.filter((line) => line.includes("running again")).length;

    await kill();
    await expect.poll(countRuns, { timeout: 30_000 }).toBe(1);
    await kill();
    await expect.poll(countRuns, { timeout: 30_000 }).toBe(2);
    await kill();
    await expect.poll(() => lines.at(-1), { timeout: 30_000 }).toMatch(/Restarting it in 2 s\.$/);
    await stop();

    expect(lines.filter((line) => line.includes("Restarting"))).toEqual([
      "The embedded database stopped unexpectedly. Restarting it.",
      "The embedded database stopped unexpectedly. Restarting it in 1 s.",
      "The embedded database stopped unexpectedly. Restarting it in 2 s.",
    ]);
    expect(countRuns()).toBe(2);
  });

  test("restarts after one of its processes was killed", async () => {
    const folder = await createTemporaryFolder();
    const restarted = Promise.withResolvers<void>();
    const { url } = await startTestServer(folder, {
      log: (line) => {
        if (line.includes("running again")) restarted.resolve();
      },
    });

    await query(url, "create table routes as select 'G1' as name");
    const [checkpointer] = await query(
      url,
      "select pid from pg_stat_activity where backend_type = 'checkpointer'",
    );
    process.kill((checkpointer as { pid: number }).pid, "SIGKILL");
    await restarted.promise;

    expect(await query(url, "select * from routes")).toEqual([{ name: "G1" }]);
  });
});

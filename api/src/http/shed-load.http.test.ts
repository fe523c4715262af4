import { expect, test, vi } from "vitest";

import { createTestApi, readProblem } from "../testing/index.ts";

/** Occupies the event loop. */
function blockEventLoop(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
}

test("an overloaded server returns 503, except for health checks, until it has recovered", async () => {
  const { fetchAnonymously } = await createTestApi({ config: { maxEventLoopDelayMs: 100 } });
  const getStatus = async (path: string) => (await fetchAnonymously(path)).status;
  await vi.waitFor(async () => expect(await getStatus("/api/gyms")).toBe(200), 20_000);

  // The server measures the mean delay of a second, so one block is not enough.
  const keepBusy = async () => {
    blockEventLoop();
    const busy = await fetchAnonymously("/api/gyms");
    expect(busy.status).toBe(503);
    return busy;
  };
  const response = await vi.waitFor(keepBusy, { timeout: 20_000, interval: 1 });

  expect(response.headers.get("retry-after")).toBe("5");
  expect(await readProblem(response)).toMatchObject({ detail: "UNAVAILABLE" });
  expect(await getStatus("/api/health")).toBe(200);
  await vi.waitFor(async () => expect(await getStatus("/api/gyms")).toBe(200), 20_000);
});

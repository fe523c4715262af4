import { expect, test, vi } from "vitest";

import { createTestApi, readProblem } from "../testing/index.ts";

/** Occupies the event loop for longer than the interval of its measurement. */
function blockEventLoop(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_500);
}

test("an overloaded server answers 503, except to checks, until it has recovered", async () => {
  const { fetchAnonymously } = await createTestApi({ config: { maxEventLoopDelayMs: 300 } });
  const getStatus = async (path: string) => (await fetchAnonymously(path)).status;
  await vi.waitFor(async () => expect(await getStatus("/api/gyms")).toBe(200), 20_000);

  blockEventLoop();
  const response = await vi.waitFor(async () => {
    const busy = await fetchAnonymously("/api/gyms");
    expect(busy.status).toBe(503);
    return busy;
  }, 5_000);

  expect(response.headers.get("retry-after")).toBe("5");
  expect(await readProblem(response)).toMatchObject({ detail: "UNAVAILABLE" });
  expect(await getStatus("/api/health")).toBe(200);
  await vi.waitFor(async () => expect(await getStatus("/api/gyms")).toBe(200), 20_000);
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const postMessage = vi.fn<(message: unknown) => void>();

/** Simulates a start of the worker, which resets its variables. */
async function startWorker() {
  vi.resetModules();
  return import("./connection.ts");
}

beforeEach(() => {
  vi.stubGlobal("self", { clients: { matchAll: async () => [{ postMessage }] } });
  postMessage.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the state of the connection", () => {
  test("is unknown before the first response", async () => {
    const { getConnection } = await startWorker();

    expect(getConnection()).toBeUndefined();
  });

  test("has the time of the oldest cached response in use", async () => {
    const { getConnection, reportCachedResponse } = await startWorker();

    await reportCachedResponse(2);
    await reportCachedResponse(1);
    await reportCachedResponse(3);

    expect(getConnection()).toEqual({ type: "connection", savedAt: 1 });
    expect(postMessage.mock.calls.flat()).toEqual([
      { type: "connection", savedAt: 2 },
      { type: "connection", savedAt: 1 },
    ]);
  });

  test("notifies the pages once when the network is back", async () => {
    const { reportCachedResponse, reportOnline } = await startWorker();
    await reportCachedResponse(1);
    postMessage.mockClear();

    await reportOnline();
    await reportOnline();

    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: "connection", savedAt: null });
  });

  test("notifies the pages when the network is back, if the browser has stopped the worker meanwhile", async () => {
    await (await startWorker()).reportCachedResponse(1);
    postMessage.mockClear();

    await (await startWorker()).reportOnline();

    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: "connection", savedAt: null });
  });
});

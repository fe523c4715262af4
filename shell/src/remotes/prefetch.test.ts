import { beforeEach, describe, expect, test, vi } from "vitest";

/**
 * Starts the prefetch of a new page, as every screen does. Returns a function that counts the prefetched screens after
 * some time.
 */
async function startPrefetch(connection?: { saveData?: boolean; effectiveType?: string }) {
  if (connection) vi.stubGlobal("navigator", { connection });
  vi.resetModules();
  const { setIdlePrefetchQueue, startIdlePrefetch } = await import("./prefetch.ts");
  const prefetch = vi.fn<() => Promise<void>>().mockResolvedValue();
  setIdlePrefetchQueue(() => ({ required: [prefetch], optional: [prefetch, prefetch] }));
  startIdlePrefetch(undefined);
  startIdlePrefetch(undefined);
  return async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    return prefetch.mock.calls.length;
  };
}

describe("startIdlePrefetch", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  test("prefetches the queue once", async () => {
    const countPrefetches = await startPrefetch();

    expect(await countPrefetches()).toBe(3);
  });

  test("reads the queue again after a sign-in", async () => {
    vi.resetModules();
    const { setIdlePrefetchQueue, startIdlePrefetch } = await import("./prefetch.ts");
    const prefetchFeed = vi.fn<() => Promise<void>>().mockResolvedValue();
    const prefetchSettings = vi.fn<() => Promise<void>>().mockResolvedValue();
    let optional = [prefetchFeed];
    setIdlePrefetchQueue(() => ({ required: [], optional }));
    startIdlePrefetch(undefined);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(prefetchFeed).toHaveBeenCalledOnce();

    optional = [prefetchFeed, prefetchSettings];
    startIdlePrefetch("user-1");
    await vi.advanceTimersByTimeAsync(10_000);

    expect(prefetchSettings).toHaveBeenCalledOnce();
  });

  test("reads the queue once if the account loads soon after the first screen", async () => {
    vi.resetModules();
    const { setIdlePrefetchQueue, startIdlePrefetch } = await import("./prefetch.ts");
    const getQueue = vi.fn<() => { required: []; optional: [] }>(() => ({
      required: [],
      optional: [],
    }));
    setIdlePrefetchQueue(getQueue);

    startIdlePrefetch(undefined);
    await vi.advanceTimersByTimeAsync(100);
    startIdlePrefetch("user-1");
    await vi.advanceTimersByTimeAsync(10_000);

    expect(getQueue).toHaveBeenCalledOnce();
  });

  test("prefetches on a fast connection", async () => {
    const countPrefetches = await startPrefetch({ saveData: false, effectiveType: "4g" });

    expect(await countPrefetches()).toBe(3);
  });

  test("prefetches only what is required for a user who saves data", async () => {
    const countPrefetches = await startPrefetch({ saveData: true, effectiveType: "4g" });

    expect(await countPrefetches()).toBe(1);
  });

  test("prefetches only what is required on a slow connection", async () => {
    const countPrefetches = await startPrefetch({ saveData: false, effectiveType: "3g" });

    expect(await countPrefetches()).toBe(1);
  });
});

import { beforeEach, describe, expect, test, vi } from "vitest";

/** Starts the prefetch of a new page. Returns a function that counts the prefetched screens after some time. */
async function startPrefetch(connection?: { saveData?: boolean; effectiveType?: string }) {
  if (connection) vi.stubGlobal("navigator", { connection });
  vi.resetModules();
  const { setIdlePrefetchQueue, startIdlePrefetch } = await import("./prefetch.ts");
  const prefetch = vi.fn<() => Promise<void>>().mockResolvedValue();
  setIdlePrefetchQueue(() => ({ required: [prefetch], optional: [prefetch, prefetch] }));
  startIdlePrefetch();
  startIdlePrefetch();
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

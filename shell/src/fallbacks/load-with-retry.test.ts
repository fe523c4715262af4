import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { loadWithRetry } from "./load-with-retry.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("loadWithRetry", () => {
  test("retries until it succeeds", async () => {
    const load = vi.fn<() => Promise<string>>(async () => "code");
    load.mockRejectedValueOnce(new Error("offline")).mockRejectedValueOnce(new Error("offline"));

    const code = loadWithRetry(load);
    await vi.advanceTimersByTimeAsync(6_000);

    await expect(code).resolves.toBe("code");
    expect(load).toHaveBeenCalledTimes(3);
  });

  test("stops after six retries in about two minutes", async () => {
    const load = vi.fn<() => Promise<string>>(async () => {
      throw new Error("offline");
    });

    const result = loadWithRetry(load).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(126_000);

    expect(await result).toBe("offline");
    await vi.advanceTimersByTimeAsync(600_000);
    expect(load).toHaveBeenCalledTimes(7);
  });
});

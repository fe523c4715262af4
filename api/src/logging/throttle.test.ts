import { expect, onTestFinished, test, vi } from "vitest";

import { throttle } from "./throttle.ts";

test("throttle calls the callback once per interval, with the number of suppressed calls", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const callback = vi.fn<(suppressedCount: number, value: string) => void>();
  const throttled = throttle(1_000, callback);

  throttled("first");
  throttled("second");
  vi.advanceTimersByTime(999);
  throttled("third");
  vi.advanceTimersByTime(1);
  throttled("fourth");

  expect(callback.mock.calls).toEqual([
    [0, "first"],
    [2, "fourth"],
  ]);
});

import { expect, onTestFinished, test, vi } from "vitest";

import { RestartDelay } from "./restart-delay.ts";

test("the time before a restart doubles up to 30 seconds, until a server has run for five seconds", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const delay = new RestartDelay();
  const next = (runMs: number) => {
    const delayMs = delay.next();
    vi.advanceTimersByTime(delayMs + runMs);
    return delayMs;
  };

  const delays = Array.from({ length: 8 }, () => next(500));
  expect(delays).toEqual([0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);

  next(5_001);
  expect(next(500)).toBe(0);
  expect(next(500)).toBe(1_000);
});

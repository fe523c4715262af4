import { expect, onTestFinished, test, vi } from "vitest";

import { throttle } from "./throttle.ts";

test("what happens often is told at once, and then now and then with how many were held back", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const tell = vi.fn<(heldBack: number, what: string) => void>();
  const happen = throttle(1_000, tell);

  happen("first");
  happen("second");
  vi.advanceTimersByTime(999);
  happen("third");
  vi.advanceTimersByTime(1);
  happen("fourth");

  expect(tell.mock.calls).toEqual([
    [0, "first"],
    [2, "fourth"],
  ]);
});

import { onTestFinished, vi } from "vitest";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Sets the clock of the program so many days ahead until the test ends. The clock of the database stays. */
export function travelDays(days: number): void {
  onTestFinished(() => void vi.useRealTimers());
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * DAY_MS });
}

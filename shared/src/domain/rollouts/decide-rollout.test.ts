import { describe, expect, test } from "vitest";

import { decideRollout } from "./decide-rollout.ts";
import type { RolloutPeriod } from "./visit-counts.ts";

type Counts = readonly [visits: number, visitsWithErrors: number];

const createPeriod = (release: Counts, before: Counts): RolloutPeriod => ({
  release: { visits: release[0], visitsWithErrors: release[1] },
  before: { visits: before[0], visitsWithErrors: before[1] },
});

describe("decideRollout", () => {
  test("continues without visits, and without errors", () => {
    expect(decideRollout([])).toBe("continue");
    expect(decideRollout([createPeriod([0, 0], [0, 0])])).toBe("continue");
    expect(decideRollout([createPeriod([5_000, 0], [5_000, 0])])).toBe("continue");
  });

  test("halts a release with five times as many errors", () => {
    expect(decideRollout([createPeriod([5_000, 25], [5_000, 5])])).toBe("halt");
  });

  test("continues with equal and with lower error rates", () => {
    expect(decideRollout([createPeriod([5_000, 25], [5_000, 25])])).toBe("continue");
    expect(decideRollout([createPeriod([5_000, 5], [5_000, 25])])).toBe("continue");
  });

  test("halts a release that fails in every visit after a few visits", () => {
    expect(decideRollout([createPeriod([5, 5], [500, 1])])).toBe("halt");
  });

  test("continues after the errors of a single browser", () => {
    expect(decideRollout([createPeriod([3, 3], [1_000_000, 0])])).toBe("continue");
  });

  test("continues if the version before had no visits", () => {
    expect(decideRollout([createPeriod([5_000, 500], [0, 0])])).toBe("continue");
  });

  test("continues if both versions have more errors in a period with a larger share", () => {
    const periods = [createPeriod([100, 0], [9_900, 10]), createPeriod([5_000, 50], [5_000, 50])];

    expect(decideRollout(periods)).toBe("continue");
  });

  test("ignores the errors that weigh most", () => {
    const periods = [createPeriod([5_000, 4], [5_000, 4]), createPeriod([10, 3], [990, 0])];

    expect(decideRollout(periods)).toBe("continue");
    expect(decideRollout([...periods, createPeriod([10, 6], [990, 0])])).toBe("halt");
  });

  test("sums the evidence of all periods", () => {
    const period = createPeriod([1_000, 4], [1_000, 1]);

    expect(decideRollout([period])).toBe("continue");
    expect(decideRollout(Array.from({ length: 6 }, () => period))).toBe("halt");
  });
});

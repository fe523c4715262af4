import { expect, test } from "vitest";

import { compareReleases } from "./compare-releases.ts";
import { decideRollout } from "./decide-rollout.ts";
import type { RolloutPeriod } from "./visit-counts.ts";

const compare = (period: RolloutPeriod) =>
  compareReleases(period, decideRollout([period]) === "halt");

const create = (release: readonly [number, number], before: readonly [number, number]) => ({
  release: { visits: release[0], visitsWithErrors: release[1] },
  before: { visits: before[0], visitsWithErrors: before[1] },
});

test.each([
  ["clearlyWorse", create([10_000, 194], [90_000, 189])],
  ["noRealDifference", create([20_000, 36], [20_000, 40])],
  ["noRealDifference", create([5_000, 0], [5_000, 5])],
  // A rate of 20 % is known well enough although its interval is wider than 1 %.
  ["noRealDifference", create([2_000, 400], [2_000, 400])],
  ["tooFewVisits", create([300, 1], [400, 1])],
  ["tooFewVisits", create([20_000, 36], [300, 1])],
  ["tooFewVisits", create([0, 0], [0, 0])],
] as const)("the verdict is %s for %j", (verdict, period) => {
  expect(compare(period).verdict).toBe(verdict);
});

test("returns the intervals of both rates", () => {
  const { release, before } = compare(create([10_000, 194], [0, 0]));

  expect(release).toMatchObject({ rate: 0.0194 });
  expect(before).toBeNull();
});

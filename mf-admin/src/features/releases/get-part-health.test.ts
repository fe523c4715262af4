import { expect, test } from "vitest";

import { getHighestRate, getPartHealth } from "./get-part-health.ts";
import { listParts } from "./list-parts.ts";
import { createHealth } from "./testing/create-health.ts";
import { createRelease } from "./testing/create-release.ts";

const [part] = listParts([createRelease({ hash: "4e5f" }), createRelease()]);
if (!part) throw new Error("The list has no part");

const NO_REPORTS = { collects_reports: true, releases: [], rollouts: [], comparisons: [] };

const create = (release: string, visits: number) => createHealth({ release, visits });

test("finds the reports of a release and of the one before it, and ignores those of others", () => {
  const release = create("4e5f", 20_000);
  const before = create("0a1b", 30_000);
  const releases = [
    createHealth({ part: "setter", release: "4e5f" }),
    create("9c9c", 10),
    before,
    release,
  ];

  const health = getPartHealth(part, { ...NO_REPORTS, releases });

  expect(health).toMatchObject({ release, before });
  expect(health.comparison).toMatchObject({
    verdict: "noRealDifference",
    release: { rate: 0.002 },
  });
});

test("has no rates without visits", () => {
  expect(getPartHealth(part, NO_REPORTS)).toEqual({
    comparison: { verdict: "tooFewVisits", release: null, before: null },
    release: undefined,
    before: undefined,
    isHaltBlocked: false,
  });
});

test.each([
  ["4e5f", false, true],
  ["4e5f", true, false],
  ["4e5f", null, false],
  ["9c9c", false, false],
])("the access to %s is %s, so a halt is blocked: %s", (release, canHalt, isHaltBlocked) => {
  const rollouts = [{ remote: "climber", release, can_halt: canHalt }];

  expect(getPartHealth(part, { ...NO_REPORTS, rollouts })).toMatchObject({
    isHaltBlocked,
  });
});

test("the highest rate includes the ranges, but not those of few visits", () => {
  const interval = { rate: 0.01, low: 0.008, high: 0.013 };
  const wide = { rate: 0.004, low: 0, high: 0.2 };

  expect(getHighestRate([])).toBe(0);
  expect(
    getHighestRate([
      { verdict: "noRealDifference", release: interval, before: null },
      { verdict: "tooFewVisits", release: wide, before: wide },
    ]),
  ).toBe(0.013);
});

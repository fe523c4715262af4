import type { ReleaseRecord } from "@topout/shared/contract";
import { expect, test } from "vitest";

import { findRollouts } from "./find-rollouts.ts";

/** Describes the changes of the climber remote in a history, one each hour from 10:00. */
const find = (...changes: readonly (Pick<ReleaseRecord, "action"> & Partial<ReleaseRecord>)[]) => {
  const records = changes.map((change, index): ReleaseRecord => ({
    remote: "climber",
    version: "1.0.0",
    hash: "0a1b",
    contract: 8,
    commit: "",
    by: "Kim",
    time: new Date(Date.UTC(2026, 0, 1, 10 + index)).toISOString(),
    notes: "",
    ...change,
  }));
  return findRollouts(records.toReversed()).map(
    ({ remote, hash, startedAt, changedAt }) =>
      `${remote} ${hash} ${startedAt.getUTCHours()} ${changedAt.getUTCHours()}`,
  );
};

const live = { action: "release" } as const;
const gradual = { action: "share", hash: "2c3d", share: 10 } as const;

test("finds the start of a rollout, and the last change of its share", () => {
  expect(find(live, gradual)).toEqual(["climber 2c3d 11 11"]);
  expect(find(live, gradual, { ...gradual, share: 50 })).toEqual(["climber 2c3d 11 12"]);
});

test("finds the rollouts of several remotes", () => {
  expect(find(live, gradual, { ...gradual, remote: "setter" })).toEqual([
    "setter 2c3d 12 12",
    "climber 2c3d 11 11",
  ]);
});

test("finds none after another release, a rollback, a halt or a share of 100 %", () => {
  for (const action of ["release", "rollback", "halt"] as const) {
    expect(find(live, gradual, { action })).toEqual([]);
  }
  expect(find(live, gradual, { ...gradual, share: 100 })).toEqual([]);
});

test("ignores previews and the off switch", () => {
  const others = [
    { action: "off" },
    { action: "on" },
    { action: "preview", hash: "4e5f" },
  ] as const;

  expect(find(live, gradual, ...others)).toEqual(["climber 2c3d 11 11"]);
});

test("starts anew with another release, and with the same one after a halt", () => {
  expect(find(live, gradual, { ...gradual, hash: "4e5f" })).toEqual(["climber 4e5f 12 12"]);
  expect(find(live, gradual, { ...gradual, action: "halt" }, gradual)).toEqual([
    "climber 2c3d 13 13",
  ]);
});

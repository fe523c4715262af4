import type { ReleaseRecord } from "@topout/shared/contract";
import { expect, test } from "vitest";

import { findRollouts } from "./find-rollouts.ts";

type Change = Pick<ReleaseRecord, "action"> & Partial<ReleaseRecord>;

const createRecord = (change: Change, index: number): ReleaseRecord => ({
  remote: "climber",
  version: "1.0.0",
  hash: "0a1b",
  contract: 8,
  commit: "",
  by: "Kim",
  time: new Date(Date.UTC(2026, 0, 1, 10 + index)).toISOString(),
  notes: "",
  ...change,
});

/** Finds the rollouts after these changes of the climber remote, one each hour from 10:00. */
const find = (...changes: readonly Change[]) =>
  findRollouts(changes.map(createRecord).toReversed()).map(
    ({ remote, hash, startedAt, changedAt, isHalted }) =>
      `${remote} ${hash} ${startedAt.getUTCHours()} ${changedAt.getUTCHours()}${isHalted ? " halted" : ""}`,
  );

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

test("finds none after another release, a rollback or a share of 100 %", () => {
  for (const action of ["release", "rollback"] as const) {
    expect(find(live, gradual, { action })).toEqual([]);
  }
  expect(find(live, gradual, { ...gradual, share: 100 })).toEqual([]);
});

test("finds a rollout that has halted, until the next change of the remote", () => {
  const changes = [
    live,
    gradual,
    { ...gradual, share: 50 },
    { ...gradual, action: "halt" },
  ] as const;

  expect(find(...changes)).toEqual(["climber 2c3d 11 12 halted"]);
  expect(find(...changes, { action: "on" })).toEqual(["climber 2c3d 11 12 halted"]);
  expect(find(...changes, live)).toEqual([]);
});

test("finds the live release beside the gradual one", () => {
  const older = { ...live, hash: "1a1b" };
  const records = [createRecord(gradual, 2), createRecord(live, 1), createRecord(older, 0)];

  expect(findRollouts(records)).toMatchObject([{ liveHash: "0a1b" }]);
  expect(findRollouts(records.slice(0, 1))).toMatchObject([{ liveHash: undefined }]);
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

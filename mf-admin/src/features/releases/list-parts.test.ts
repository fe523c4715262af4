import type { Release } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { listParts } from "./list-parts.ts";
import { createRelease } from "./testing/create-release.ts";

const first = createRelease({ hash: "0a1b", version: "1.2.0", time: "2026-02-01T10:00:00.000Z" });
const second = createRelease({ hash: "2c3d", version: "1.3.0", time: "2026-02-02T10:00:00.000Z" });
const gradual = createRelease({
  hash: "4e5f",
  version: "1.4.0",
  action: "share",
  share: 10,
  by: "Mika",
  time: "2026-02-03T10:00:00.000Z",
});
const halt: Release = {
  ...gradual,
  action: "halt",
  by: "Topout",
  time: "2026-02-03T11:00:00.000Z",
};

/** Returns the part of a history with the oldest record first. */
const getPart = (...history: readonly Release[]) => listParts(history.toReversed())[0];

describe("the state of a part", () => {
  test("is live after a release, with a command that rolls back", () => {
    expect(getPart(first, second)).toMatchObject({
      state: "live",
      share: 100,
      change: second,
      before: first,
      nextCommand: { purpose: "Back to 1.2.0", command: "npm run release -- rollback climber" },
    });
  });

  test("has no command after the first release", () => {
    expect(getPart(first)).toMatchObject({ state: "live", nextCommand: undefined });
  });

  test("has the release of a rollback, and the one that it replaced", () => {
    const rollback: Release = { ...first, action: "rollback", time: "2026-02-03T10:00:00.000Z" };

    expect(getPart(first, second, rollback)).toMatchObject({ change: rollback, before: second });
  });

  test.each([
    [1, 10],
    [10, 50],
    [50, 100],
    [30, 50],
  ])("is going out at %i %%, with a command for %i %%", (share, next) => {
    expect(getPart(first, { ...gradual, share })).toMatchObject({
      state: "goingOut",
      share,
      before: first,
      since: gradual.time,
      nextCommand: {
        purpose: `Go to ${next}%`,
        command: `npm run release -- share climber ${next}`,
      },
    });
  });

  test("is live at 100 %", () => {
    const full: Release = { ...gradual, share: 100, time: "2026-02-04T10:00:00.000Z" };

    expect(getPart(first, gradual, full)).toMatchObject({
      state: "live",
      change: full,
      before: first,
    });
  });

  test("is halted, with the person who released it and the time of the halt", () => {
    expect(getPart(first, gradual, halt)).toMatchObject({
      state: "halted",
      share: 10,
      change: gradual,
      since: halt.time,
      before: first,
      nextCommand: { purpose: "Release a fix", command: "npm run release -- climber" },
    });
  });

  test("is no longer halted after the release of a fix", () => {
    const fix = createRelease({ hash: "6a7b", time: "2026-02-04T10:00:00.000Z" });

    expect(getPart(first, gradual, halt, fix)).toMatchObject({ state: "live", change: fix });
  });

  test("is switched off until it is switched on", () => {
    const off: Release = { ...first, action: "off", time: "2026-02-04T10:00:00.000Z" };
    const on: Release = { ...first, action: "on", time: "2026-02-05T10:00:00.000Z" };

    expect(getPart(first, off)).toMatchObject({
      state: "switchedOff",
      change: off,
      nextCommand: { purpose: "Switch on", command: "npm run release -- on climber" },
    });
    expect(getPart(first, off, on)).toMatchObject({ state: "live", change: first });
  });

  test("does not depend on a preview", () => {
    const preview: Release = { ...second, preview: true };

    expect(getPart(first, preview)).toMatchObject({ state: "live", change: first });
    expect(listParts([preview])).toEqual([]);
  });
});

test("lists what is wrong first", () => {
  const parts = listParts([
    createRelease({ remote: "admin" }),
    { ...createRelease({ remote: "setter" }), action: "share", share: 50 },
    { ...createRelease({ remote: "feedProfile" }), action: "off" },
    halt,
    gradual,
  ]);

  expect(parts.map(({ change, state }) => [change.remote, state])).toEqual([
    ["climber", "halted"],
    ["feedProfile", "switchedOff"],
    ["setter", "goingOut"],
    ["admin", "live"],
  ]);
});

import { describe, expect, test } from "vitest";

import { describeLastDay, formatLeavesOn, formatWeekday, getLastDay } from "./format-leaves-on.ts";

describe("formatLeavesOn", () => {
  test.each([
    ["2026-12-01", "Leaves Tue 1 Dec"],
    ["2026-11-28", "Leaves Sat 28 Nov"],
    ["2026-11-27", "Leaves tomorrow"],
    ["2026-11-26", "Leaves today"],
  ])("%s is announced as %s", (leavesOn, text) => {
    expect(formatLeavesOn(leavesOn, "2026-11-26")).toBe(text);
  });

  test.each([
    ["2026-12-01", "leaves Tue 1 Dec"],
    ["2026-11-27", "leaves tomorrow"],
    ["2026-11-26", "leaves today"],
  ])("%s is %s in a description", (leavesOn, text) => {
    const lastDay = getLastDay(leavesOn, "2026-11-26");

    expect(lastDay && describeLastDay(lastDay)).toBe(text);
  });

  test("shows nothing without a day, and after it", () => {
    expect(formatLeavesOn(null, "2026-11-26")).toBeUndefined();
    expect(formatLeavesOn("2026-11-25", "2026-11-26")).toBeUndefined();
  });
});

test("formatWeekday has no comma", () => {
  expect(formatWeekday("2026-12-01")).toBe("Tue 1 Dec");
});

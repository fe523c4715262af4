import { describe, expect, test } from "vitest";

import { formatLeavesOn, formatWeekday } from "./format-leaves-on.ts";

describe("formatLeavesOn", () => {
  test.each([
    ["2026-12-01", "Leaves Tue 1 Dec"],
    ["2026-11-28", "Leaves Sat 28 Nov"],
    ["2026-11-27", "Leaves tomorrow"],
    ["2026-11-26", "Leaves today"],
  ])("%s is announced as %s", (leavesOn, text) => {
    expect(formatLeavesOn(leavesOn, "2026-11-26")).toBe(text);
  });

  test("shows nothing without a day, and after it", () => {
    expect(formatLeavesOn(null, "2026-11-26")).toBeUndefined();
    expect(formatLeavesOn("2026-11-25", "2026-11-26")).toBeUndefined();
  });
});

test("formatWeekday has no comma", () => {
  expect(formatWeekday("2026-12-01")).toBe("Tue 1 Dec");
});

import { describe, expect, test } from "vitest";

import { getLastMonths, getMonth } from "./months.ts";

describe("getMonth", () => {
  test.each([
    ["2026-01-31T23:59:59.999Z", null, "2026-01"],
    ["2026-02-01T00:00:00.000Z", null, "2026-02"],
    ["2026-01-31T12:00:00.000Z", "Pacific/Auckland", "2026-02"],
    ["2026-02-01T07:59:59.999Z", "America/Los_Angeles", "2026-01"],
    ["2026-02-01T08:00:00.000Z", "America/Los_Angeles", "2026-02"],
    ["2025-12-31T23:30:00.000Z", "Europe/London", "2025-12"],
    ["2025-12-31T23:30:00.000Z", "Europe/Paris", "2026-01"],
    // Summer time begins on 29 March and ends on 25 October.
    ["2026-03-31T22:30:00.000Z", "Europe/Paris", "2026-04"],
    ["2026-10-31T22:30:00.000Z", "Europe/Paris", "2026-10"],
  ])("converts %s in %s to %s", (time, timeZone, month) => {
    expect(getMonth(time, timeZone)).toBe(month);
  });
});

describe("getLastMonths", () => {
  test("returns the last 12 months, oldest first", () => {
    expect(getLastMonths("2026-02").join(" ")).toBe(
      "2025-03 2025-04 2025-05 2025-06 2025-07 2025-08 2025-09 2025-10 2025-11 2025-12 2026-01 2026-02",
    );
  });
});

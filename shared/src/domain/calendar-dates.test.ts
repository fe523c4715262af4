import { describe, expect, test } from "vitest";

import { countDays, formatDate, formatShortDate, getDate } from "./calendar-dates.ts";

test("formats a calendar date", () => {
  expect(formatDate("2026-12-04")).toBe("4 Dec 2026");
  expect(formatShortDate("2026-12-04")).toBe("4 Dec");
});

describe("getDate", () => {
  const time = new Date("2026-11-26T23:30:00.000Z");

  test("returns the day of the gym's time zone", () => {
    expect(getDate(time, "Europe/Berlin")).toBe("2026-11-27");
    expect(getDate(time, "America/New_York")).toBe("2026-11-26");
  });

  test("returns the day in UTC for a gym without a time zone", () => {
    expect(getDate(time, null)).toBe("2026-11-26");
  });
});

test("counts the days between two dates, also across a change of the clocks", () => {
  expect(countDays("2026-11-26", "2026-12-04")).toBe(8);
  expect(countDays("2026-10-24", "2026-10-26")).toBe(2);
  expect(countDays("2026-11-26", "2026-11-25")).toBe(-1);
});

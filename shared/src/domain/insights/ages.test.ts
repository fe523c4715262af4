import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { getMedian } from "./median.ts";
import { getAgeLevel, getResetWeeks } from "./reset-weeks.ts";
import { countFullDays, getFirstSendDays, isUntouched } from "./untouched.ts";

const DAY_MS = 24 * 60 * 60_000;
const NOW = new Date("2026-11-26T18:00:00.000Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString();

describe("getResetWeeks", () => {
  const clock = { now: NOW, timeZone: null };

  test.each([
    { days: [], weeks: null },
    { days: [0], weeks: 0 },
    { days: [6], weeks: 0 },
    { days: [7], weeks: 1 },
    // A single new route does not make the area new.
    { days: [1, 30, 30], weeks: 4 },
    { days: [1, 1, 30, 30], weeks: 0 },
    { days: [1, 30, 1, 30, 30], weeks: 4 },
  ])("is $weeks for routes that went up $days days ago", ({ days, weeks }) => {
    expect(getResetWeeks(days.map(daysAgo), clock)).toBe(weeks);
  });

  test("counts days of the gym's time zone", () => {
    const now = new Date("2026-11-26T01:00:00.000Z");
    const up = ["2026-11-19T12:00:00.000Z"];

    expect(getResetWeeks(up, { now, timeZone: "Europe/London" })).toBe(1);
    expect(getResetWeeks(up, { now, timeZone: "America/New_York" })).toBe(0);
  });

  test("at least half of the routes are that new, and at most half are newer than the week before", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200), { minLength: 1 }), (days) => {
        const weeks = getResetWeeks(days.map(daysAgo), clock) ?? -1;

        const isThatNew = days.filter((day) => day < (weeks + 1) * 7);
        const isNewer = days.filter((day) => day < weeks * 7);
        expect(isThatNew.length * 2).toBeGreaterThanOrEqual(days.length);
        expect(isNewer.length * 2).toBeLessThan(days.length);
      }),
    );
  });
});

test.each([
  [0, 0],
  [3, 0],
  [4, 1],
  [6, 1],
  [7, 2],
  [9, 2],
  [10, 3],
  [52, 3],
])("%i weeks have the level %i", (weeks, level) => {
  expect(getAgeLevel(weeks)).toBe(level);
});

describe("isUntouched", () => {
  test.each([
    { up: 30, touched: 14, expected: true },
    { up: 30, touched: 13.9, expected: false },
    { up: 30, touched: null, expected: true },
    { up: 13, touched: null, expected: false },
    // The route was on the wall before, for example before it was restored.
    { up: 1, touched: 40, expected: false },
  ])("is $expected if it went up $up and was tried $touched days ago", (route) => {
    const lastTouched = route.touched === null ? null : daysAgo(route.touched);

    expect(isUntouched({ upAt: daysAgo(route.up), lastTouched }, NOW)).toBe(route.expected);
  });
});

test("full days are not rounded up, and never negative", () => {
  expect(countFullDays(daysAgo(2.9), NOW)).toBe(2);
  expect(countFullDays(daysAgo(-1), NOW)).toBe(0);
});

test("the days until the first send have one decimal, and are never negative", () => {
  expect(getFirstSendDays(daysAgo(3), daysAgo(1.46))).toBe(1.5);
  expect(getFirstSendDays(daysAgo(3), daysAgo(4))).toBe(0);
});

test("the median is between the two halves of the values", () => {
  expect(getMedian([])).toBeNull();
  expect(getMedian([3, 1, 2])).toBe(2);
  expect(getMedian([4, 1])).toBe(2.5);
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const median = getMedian(values) ?? Number.NaN;

      expect(values.filter((value) => value < median).length * 2).toBeLessThanOrEqual(
        values.length,
      );
      expect(values.filter((value) => value > median).length * 2).toBeLessThanOrEqual(
        values.length,
      );
    }),
  );
});

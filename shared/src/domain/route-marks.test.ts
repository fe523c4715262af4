import { expect, test } from "vitest";

import { getMarks, isNewRoute } from "./route-marks.ts";

const since = new Date("2026-11-12T18:00:00Z");

test.each([
  ["2026-11-12T18:00:01Z", true],
  ["2026-11-12T18:00:00Z", false],
  ["2026-11-12T20:00:00+01:00", true],
  [null, false],
])("a route of %s is new since 18:00 UTC on 12 November: %s", (publishedAt, isNew) => {
  expect(isNewRoute(publishedAt, since)).toBe(isNew);
});

test("no route is new while the time is unknown", () => {
  expect(isNewRoute("2026-11-12T18:00:01Z", null)).toBe(false);
});

test("a route can have both marks", () => {
  const lastDay = { date: "2026-12-01", daysLeft: 5 };

  expect(getMarks({ isNew: true, lastDay })).toEqual(["new", "leaving"]);
  expect(getMarks({ isNew: true, lastDay: undefined })).toEqual(["new"]);
  expect(getMarks({ isNew: false, lastDay: undefined })).toEqual([]);
});

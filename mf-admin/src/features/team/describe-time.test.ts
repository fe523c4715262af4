import { expect, test } from "vitest";

import { describeEnd, describeLink } from "./describe-time.ts";

const TODAY = "2026-11-26";

test.each([
  [null, undefined],
  ["2026-12-04", "Ends in 8 days"],
  ["2026-12-10", "Ends in 14 days"],
  ["2026-12-11", undefined],
  ["2026-11-27", "Ends tomorrow"],
  ["2026-11-26", "Ends today"],
])("a role until %j shows %j", (until, expected) => {
  expect(describeEnd(until, TODAY)).toBe(expected);
});

test.each([
  ["2026-12-01", "Link works 5 more days"],
  ["2026-11-27", "Link works until tomorrow"],
  ["2026-11-26", "Link works until today"],
])("a link that expires on %j shows %j", (expires, expected) => {
  expect(describeLink(expires, TODAY)).toBe(expected);
});

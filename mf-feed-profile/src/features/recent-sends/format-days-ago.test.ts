import { describe, expect, test } from "vitest";

import { toDayNumber } from "../../time/days.ts";
import { formatDaysAgo } from "./format-days-ago.ts";

const today = toDayNumber("2026-11-20T12:00:00");

describe("formatDaysAgo", () => {
  test.each([
    ["2026-11-20T00:00:00", "Today"],
    ["2026-11-21T00:04:00", "Today"],
    ["2026-11-19T23:59:59", "Yesterday"],
    ["2026-11-18T23:59:59", "2 days ago"],
    ["2025-11-20T12:00:00", "365 days ago"],
  ])("formats %s as %s, at noon on the 20th", (time, label) => {
    expect(formatDaysAgo(time, today)).toBe(label);
  });
});

import { describe, expect, test } from "vitest";

import { formatTimeAgo } from "./format-time-ago.ts";

const now = Date.parse("2026-11-20T12:00:00.000Z");

describe("formatTimeAgo", () => {
  test.each([
    ["2026-11-20T11:59:40.000Z", "just now"],
    ["2026-11-20T12:03:00.000Z", "just now"],
    ["2026-11-20T11:59:00.000Z", "1 minute ago"],
    ["2026-11-20T10:00:00.000Z", "2 hours ago"],
    ["2026-11-19T11:00:00.000Z", "1 day ago"],
    ["2026-11-14T11:00:00.000Z", "6 days ago"],
    ["2026-11-13T11:00:00.000Z", "13 Nov 2026"],
  ])("formats %s as %s", (time, text) => {
    expect(formatTimeAgo(time, now)).toBe(text);
  });
});

import { describe, expect, test } from "vitest";

import { canLogAt } from "./route-status.ts";

const STRIPPED_AT = "2026-12-03T10:00:00.000Z";

describe("canLogAt", () => {
  test("accepts every time on a live route", () => {
    expect(canLogAt({ status: "live", stripped_at: null }, new Date("2030-01-01Z"))).toBe(true);
  });

  test.each([
    ["before the stripping", "2026-11-20T10:00:00.000Z", true],
    ["168 hours after it", "2026-12-10T10:00:00.000Z", true],
    ["a millisecond later", "2026-12-10T10:00:00.001Z", false],
  ])("%s on a stripped route", (_case, time, expected) => {
    const route = { status: "stripped", stripped_at: STRIPPED_AT } as const;
    expect(canLogAt(route, new Date(time))).toBe(expected);
  });

  test("rejects every time on a draft", () => {
    expect(canLogAt({ status: "draft", stripped_at: null }, new Date())).toBe(false);
  });
});

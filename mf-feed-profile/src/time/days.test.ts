import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { toDayNumber } from "./days.ts";

beforeEach(() => vi.stubEnv("TZ", "Europe/London"));
afterEach(() => vi.unstubAllEnvs());

describe("toDayNumber", () => {
  test("uses the device's time zone, not UTC", () => {
    expect(toDayNumber("2026-07-01T23:30:00.000Z")).toBe(toDayNumber("2026-07-02T12:00:00.000Z"));
  });

  test.each([
    ["of 23 hours", "2026-03-29T00:00:00.000Z", "2026-03-29T23:00:00.000Z"],
    ["of 25 hours", "2026-10-24T23:00:00.000Z", "2026-10-26T00:00:00.000Z"],
  ])("counts a day %s as one day", (_length, midnight, next) => {
    expect(toDayNumber(next) - toDayNumber(midnight)).toBe(1);
  });

  test("counts one day in 23 to 25 hours", () => {
    const anyTime = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date("2100-01-01") });

    fc.assert(
      fc.property(anyTime, fc.nat(100 * 86_400_000), (from, laterMs) => {
        const days = toDayNumber(from.getTime() + laterMs) - toDayNumber(from.getTime());

        expect(days).toBeGreaterThanOrEqual(Math.floor(laterMs / 90_000_000));
        expect(days).toBeLessThanOrEqual(Math.ceil(laterMs / 82_800_000));
      }),
    );
  });
});

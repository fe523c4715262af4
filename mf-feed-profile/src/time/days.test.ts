import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { toDayNumber } from "./days.ts";

beforeEach(() => vi.stubEnv("TZ", "Europe/London"));
afterEach(() => vi.unstubAllEnvs());

describe("a day's number", () => {
  test("is the device's day, not the day in UTC", () => {
    expect(toDayNumber("2026-07-01T23:30:00.000Z")).toBe(toDayNumber("2026-07-02T12:00:00.000Z"));
  });

  test.each([
    ["of 23 hours", "2026-03-29T00:00:00.000Z", "2026-03-29T23:00:00.000Z"],
    ["of 25 hours", "2026-10-24T23:00:00.000Z", "2026-10-26T00:00:00.000Z"],
  ])("counts a day %s as one", (_what, midnight, next) => {
    expect(toDayNumber(next) - toDayNumber(midnight)).toBe(1);
  });

  test("never falls as time goes on", () => {
    const moment = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date("2100-01-01") });

    fc.assert(
      fc.property(moment, fc.nat(100 * 86_400_000), (from, later) => {
        const passed = toDayNumber(from.getTime() + later) - toDayNumber(from.getTime());

        expect(passed).toBeGreaterThanOrEqual(Math.floor(later / 90_000_000));
        expect(passed).toBeLessThanOrEqual(Math.ceil(later / 82_800_000));
      }),
    );
  });
});

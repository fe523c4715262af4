import { describe, expect, test } from "vitest";

import { getP75, getVitalBound } from "./vital-bounds.ts";

describe("getVitalBound", () => {
  test.each([0, 1, 17, 200, 1_799, 2_500, 61_000])("is at most a tenth above %d ms", (value) => {
    const bound = getVitalBound("lcp", value);

    expect(bound).toBeGreaterThanOrEqual(value);
    expect(bound).toBeLessThanOrEqual(value * 1.1 + 1);
  });

  test("has two decimals for a layout shift", () => {
    expect(getVitalBound("cls", 0.101)).toBe(0.11);
    expect(getVitalBound("cls", 0)).toBe(0);
  });

  test("has a maximum, so that there are few bounds", () => {
    expect(getVitalBound("inp", 1e9)).toBe(getVitalBound("inp", 600_000));
    expect(getVitalBound("cls", 100)).toBe(10);
  });
});

describe("getP75", () => {
  test("is the bound that three of four values do not exceed", () => {
    const counts = [
      { bound: 4_000, count: 1 },
      { bound: 900, count: 2 },
      { bound: 1_500, count: 1 },
    ];

    expect(getP75(counts)).toEqual({ p75: 1_500, count: 4 });
  });

  test("is null without values", () => {
    expect(getP75([])).toBeNull();
  });
});

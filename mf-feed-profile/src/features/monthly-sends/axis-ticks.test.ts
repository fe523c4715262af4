import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { getAxisTicks } from "./axis-ticks.ts";

describe("getAxisTicks", () => {
  test.each([
    [0, [4, 3, 2, 1, 0]],
    [4, [4, 3, 2, 1, 0]],
    [5, [8, 6, 4, 2, 0]],
    [31, [32, 24, 16, 8, 0]],
    [41, [60, 45, 30, 15, 0]],
    [4_000, [4_000, 3_000, 2_000, 1_000, 0]],
  ])("returns ticks for a maximum of %i: %j", (maxValue, ticks) => {
    expect(getAxisTicks(maxValue)).toEqual(ticks);
  });

  test("returns evenly spaced integers with a top between one and two times the maximum", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 1_000_000 }), (maxValue) => {
        const [top = 0, ...rest] = getAxisTicks(maxValue);

        expect(rest).toEqual([(3 * top) / 4, top / 2, top / 4, 0]);
        expect(Number.isInteger(top / 4)).toBe(true);
        expect(top).toBeGreaterThanOrEqual(maxValue);
        expect(top).toBeLessThanOrEqual(2 * maxValue);
      }),
    );
  });
});

import { describe, expect, test } from "vitest";

import { createRateScale } from "./rate-scale.ts";

describe("createRateScale", () => {
  test.each([
    [0, [0, 0.5, 1]],
    [0.0022, [0, 0.5, 1]],
    [0.0223, [0, 1, 2]],
    [0.05, [0, 2, 4]],
    [0.5, [0, 20, 40]],
    [1, [0, 50, 100]],
  ])("has few ticks for rates up to %s", (rate, ticks) => {
    expect(createRateScale(rate).ticks).toEqual(ticks);
  });

  test("starts at the axis, and keeps a value beyond it at its end", () => {
    const { toX } = createRateScale(0.0223);

    expect(toX(0)).toBe(4);
    expect(toX(0.01)).toBeCloseTo(94.5, 1);
    expect(toX(0.5)).toBe(236);
  });
});

import { describe, expect, test } from "vitest";

import { isSampled } from "./is-sampled.ts";

/** The same numbers for the same seed: a linear congruential generator, with the constants of Numerical Recipes. */
const seeded = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};

describe("the draw for the install prompt", () => {
  test.each([1, 2026, 987_654_321])("wins on about 1 in 10 page loads, from seed %i", (seed) => {
    const random = seeded(seed);
    const loads = 100_000;

    const won = Array.from({ length: loads }, () => isSampled(random)).filter(Boolean).length;

    // Five standard deviations around a tenth.
    expect(Math.abs(won / loads - 0.1)).toBeLessThan(0.005);
  });

  test.each([
    [0, true],
    [0.0999, true],
    [0.1, false],
    [0.9999, false],
  ])("of %d is %s", (number, won) => {
    expect(isSampled(() => number)).toBe(won);
  });

  test("is the browser's own, unless another is given", () => {
    expect(isSampled()).toBeTypeOf("boolean");
  });
});

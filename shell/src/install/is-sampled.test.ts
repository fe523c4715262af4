import { describe, expect, test } from "vitest";

import { isSampled } from "./is-sampled.ts";

describe("isSampled", () => {
  // Math.random is uniform, so the threshold is the probability.
  test.each([
    [0, true],
    [0.0999, true],
    [0.1, false],
    [0.9999, false],
  ])("maps the random number %d to %s", (number, expected) => {
    expect(isSampled(() => number)).toBe(expected);
  });

  test("uses Math.random by default", () => {
    expect(isSampled()).toBeTypeOf("boolean");
  });
});

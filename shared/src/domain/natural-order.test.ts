import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { compareNaturally } from "./natural-order.ts";

const getOrder = (a: string, b: string) => Math.sign(compareNaturally(a, b));

describe("compareNaturally", () => {
  test.each([
    ["g2", "g10"],
    ["G2", "g10"],
    ["g9a", "g10a"],
    ["", "a"],
    ["a", "B"],
    ["wall 2 left", "wall 10"],
  ])("sorts “%s” before “%s”", (first, second) => {
    expect([getOrder(first, second), getOrder(second, first)]).toEqual([-1, 1]);
  });

  test.each([
    ["g1", "G1"],
    ["", ""],
  ])("treats “%s” and “%s” as equal", (a, b) => {
    expect(getOrder(a, b)).toBe(0);
  });

  test("compares numbers after a common prefix by value", () => {
    fc.assert(
      fc.property(fc.constantFrom("g", "P", "wall "), fc.nat(), fc.nat(), (letters, a, b) => {
        expect(getOrder(`${letters}${a}`, `${letters}${b}`)).toBe(Math.sign(a - b));
      }),
    );
  });

  test("is antisymmetric and transitive", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (a, b, c) => {
        expect(getOrder(a, b)).toBe(-getOrder(b, a) || 0);
        const [first = "", , last = ""] = [a, b, c].toSorted(compareNaturally);
        expect(getOrder(first, last)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

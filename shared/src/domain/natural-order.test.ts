import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { compareNaturally } from "./natural-order.ts";

const order = (a: string, b: string) => Math.sign(compareNaturally(a, b));

describe("the natural order", () => {
  test.each([
    ["g2", "g10"],
    ["G2", "g10"],
    ["g9a", "g10a"],
    ["", "a"],
    ["a", "B"],
    ["wall 2 left", "wall 10"],
  ])("has “%s” before “%s”", (first, second) => {
    expect([order(first, second), order(second, first)]).toEqual([-1, 1]);
  });

  test.each([
    ["g1", "G1"],
    ["", ""],
  ])("tells “%s” and “%s” not apart", (a, b) => {
    expect(order(a, b)).toBe(0);
  });

  test("has the smaller number first behind the same letters", () => {
    fc.assert(
      fc.property(fc.constantFrom("g", "P", "wall "), fc.nat(), fc.nat(), (letters, a, b) => {
        expect(order(`${letters}${a}`, `${letters}${b}`)).toBe(Math.sign(a - b));
      }),
    );
  });

  test("is an order: the other way round it is the opposite, and it never goes in circles", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (a, b, c) => {
        expect(order(a, b)).toBe(-order(b, a) || 0);
        const [least = "", , most = ""] = [a, b, c].toSorted(compareNaturally);
        expect(order(least, most)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

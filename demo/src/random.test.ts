import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { createRandom } from "./random.ts";

const getFirstTen = (label: string) => {
  const random = createRandom(label);
  return Array.from({ length: 10 }, () => random.next());
};

describe("createRandom", () => {
  test("returns the same numbers for the same label", () => {
    expect(getFirstTen("route:Green:1")).toEqual(getFirstTen("route:Green:1"));
  });

  test("returns different numbers for labels that differ in one letter", () => {
    expect(getFirstTen("route:Green:1")).not.toEqual(getFirstTen("route:Green:2"));
  });

  test("returns integers within the bounds", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: -50, max: 50 }),
        fc.nat(50),
        (label, low, more) => {
          const number = createRandom(label).integer(low, low + more);

          expect(number).toBeGreaterThanOrEqual(low);
          expect(number).toBeLessThanOrEqual(low + more);
        },
      ),
    );
  });

  test("shuffles without losing items", () => {
    const items = ["a", "b", "c", "d", "e"];

    expect(createRandom("cards").shuffle(items).toSorted()).toEqual(items);
  });
});

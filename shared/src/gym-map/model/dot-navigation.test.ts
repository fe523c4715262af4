import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { getDistance, type Point } from "@topout/shared/domain";

import { type Direction, findDotByStep, findDotInDirection, type Step } from "./dot-navigation.ts";

const DIRECTIONS: readonly Direction[] = ["left", "right", "up", "down"];

const dots = fc.array(
  fc.record({ x: fc.integer({ min: -9, max: 9 }), y: fc.integer({ min: -9, max: 9 }) }),
  { minLength: 1, maxLength: 40 },
);

describe("findDotInDirection", () => {
  test("returns the nearest dot in the direction", () => {
    const from = { x: 0, y: 0 };
    const near = { x: 10, y: 4 };
    const nearerButAbove = { x: 3, y: -8 };
    const far = { x: 30, y: 0 };

    expect(findDotInDirection([far, nearerButAbove, from, near], from, "right")).toBe(near);
  });

  test("returns a dot outside the cone when the cone is empty", () => {
    const from = { x: 0, y: 0 };
    const outsideCone = { x: 2, y: 50 };

    expect(findDotInDirection([from, outsideCone], from, "right")).toBe(outsideCone);
    expect(findDotInDirection([from, outsideCone], from, "left")).toBeUndefined();
  });

  test("visits all dots at the same position, in both directions", () => {
    const first = { x: 0, y: 0 };
    const second = { x: 0, y: 0 };
    const third = { x: 5, y: 0 };
    const row = [first, second, third];

    expect(findDotInDirection(row, first, "right")).toBe(second);
    expect(findDotInDirection(row, second, "right")).toBe(third);
    expect(findDotInDirection(row, third, "left")).toBe(second);
    expect(findDotInDirection(row, second, "left")).toBe(first);
  });

  test("returns a dot on that side, or undefined when there is none", () => {
    fc.assert(
      fc.property(dots, fc.constantFrom(...DIRECTIONS), (all, direction) => {
        for (const from of all) {
          const isAhead = (dot: Point) => getDistanceAlong(direction, from, dot) > 0;
          const next = findDotInDirection(all, from, direction);
          const isCorrect = next ? isAhead(next) || isSamePosition(next, from) : !all.some(isAhead);
          expect(isCorrect).toBe(true);
        }
      }),
    );
  });

  test("never returns a dot farther than the nearest one in the cone", () => {
    fc.assert(
      fc.property(dots, fc.constantFrom(...DIRECTIONS), (all, direction) => {
        const [from] = all;
        const next = from && findDotInDirection(all, from, direction);
        if (!next) return;
        const inCone = all.filter(
          (dot) =>
            getDistanceAlong(direction, from, dot) > 0 &&
            getDistanceAlong(direction, from, dot) >= getDistance(dot, from) * Math.SQRT1_2 - 1e-9,
        );
        for (const dot of inCone) {
          expect(getDistance(next, from)).toBeLessThanOrEqual(getDistance(dot, from));
        }
      }),
    );
  });
});

/** The distance from one dot to another along a direction. Negative on the opposite side. */
function getDistanceAlong(direction: Direction, from: Point, dot: Point): number {
  const sign = direction === "right" || direction === "down" ? 1 : -1;
  return sign * (direction === "left" || direction === "right" ? dot.x - from.x : dot.y - from.y);
}

const isSamePosition = (dot: Point, from: Point) => dot !== from && getDistance(dot, from) === 0;

const letters = ["a", "b", "c"];

describe("findDotByStep", () => {
  test.each<[step: Step, from: string | undefined, to: string]>([
    ["first", "c", "a"],
    ["last", "a", "c"],
    ["next", "a", "b"],
    ["next", "c", "c"],
    ["next", undefined, "a"],
    ["previous", "c", "b"],
    ["previous", "a", "a"],
    ["previous", undefined, "c"],
  ])("returns the %s dot from %s: %s", (step, from, to) => {
    expect(findDotByStep(letters, from, step)).toBe(to);
  });

  test("returns undefined without dots", () => {
    expect(findDotByStep([], undefined, "next")).toBeUndefined();
  });
});

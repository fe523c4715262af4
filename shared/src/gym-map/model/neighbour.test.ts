import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { distance, type Point } from "@topout/shared/domain";

import { type Direction, neighbour } from "./neighbour.ts";

const DIRECTIONS: readonly Direction[] = ["left", "right", "up", "down"];

const dots = fc.array(
  fc.record({ x: fc.integer({ min: -9, max: 9 }), y: fc.integer({ min: -9, max: 9 }) }),
  { minLength: 1, maxLength: 40 },
);

describe("an arrow key", () => {
  test("leads to the nearest dot in its direction", () => {
    const from = { x: 0, y: 0 };
    const near = { x: 10, y: 4 };
    const nearerButAbove = { x: 3, y: -8 };
    const far = { x: 30, y: 0 };

    expect(neighbour([far, nearerButAbove, from, near], from, "right")).toBe(near);
  });

  test("leads to a dot far off the arrow when nothing lies closer to it", () => {
    const from = { x: 0, y: 0 };
    const off = { x: 2, y: 50 };

    expect(neighbour([from, off], from, "right")).toBe(off);
    expect(neighbour([from, off], from, "left")).toBeUndefined();
  });

  test("walks through dots that lie on one spot, and back", () => {
    const first = { x: 0, y: 0 };
    const second = { x: 0, y: 0 };
    const beyond = { x: 5, y: 0 };
    const row = [first, second, beyond];

    expect(neighbour(row, first, "right")).toBe(second);
    expect(neighbour(row, second, "right")).toBe(beyond);
    expect(neighbour(row, beyond, "left")).toBe(second);
    expect(neighbour(row, second, "left")).toBe(first);
  });

  test("leads to its side, and only to none where no dot lies there", () => {
    fc.assert(
      fc.property(dots, fc.constantFrom(...DIRECTIONS), (all, direction) => {
        for (const from of all) {
          const isAhead = (dot: Point) => ahead(direction, from, dot) > 0;
          const next = neighbour(all, from, direction);
          const isRight = next ? isAhead(next) || isSpot(next, from) : !all.some(isAhead);
          expect(isRight).toBe(true);
        }
      }),
    );
  });

  test("leads no farther than the nearest dot within its cone", () => {
    fc.assert(
      fc.property(dots, fc.constantFrom(...DIRECTIONS), (all, direction) => {
        const [from] = all;
        const next = from && neighbour(all, from, direction);
        if (!next) return;
        const inCone = all.filter(
          (dot) =>
            ahead(direction, from, dot) > 0 &&
            ahead(direction, from, dot) >= distance(dot, from) * Math.SQRT1_2 - 1e-9,
        );
        for (const dot of inCone) {
          expect(distance(next, from)).toBeLessThanOrEqual(distance(dot, from));
        }
      }),
    );
  });
});

/** How far a dot lies in a direction. */
function ahead(direction: Direction, from: Point, dot: Point): number {
  const sign = direction === "right" || direction === "down" ? 1 : -1;
  return sign * (direction === "left" || direction === "right" ? dot.x - from.x : dot.y - from.y);
}

const isSpot = (dot: Point, from: Point) => dot !== from && distance(dot, from) === 0;

import fc from "fast-check";
import { describe, expect, test } from "vitest";

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

  test("can reach every dot from every other", () => {
    fc.assert(
      fc.property(dots, (all) => {
        for (const start of all) expect(reachable(all, start).size).toBe(all.length);
      }),
    );
  });
});

function reachable<D extends { x: number; y: number }>(all: readonly D[], start: D): Set<D> {
  const seen = new Set([start]);
  for (const dot of seen) {
    for (const direction of DIRECTIONS) {
      const next = neighbour(all, dot, direction);
      if (next) seen.add(next);
    }
  }
  return seen;
}

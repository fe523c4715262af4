import { distance } from "@topout/shared/domain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { findNearestDot } from "./nearest-dot.ts";

const point = fc.record({
  x: fc.integer({ min: -100, max: 100 }),
  y: fc.integer({ min: -125, max: 125 }),
});

describe("findNearestDot", () => {
  test("returns the nearest dot within the maximum distance", () => {
    fc.assert(
      fc.property(fc.array(point), point, fc.nat(60), (dots, at, maxDistance) => {
        const nearest = findNearestDot(dots, at, maxDistance);
        const distances = dots
          .map((dot) => distance(dot, at))
          .filter((dotDistance) => dotDistance <= maxDistance);

        expect(nearest && distance(nearest, at)).toBe(
          distances.length > 0 ? Math.min(...distances) : undefined,
        );
      }),
    );
  });

  test("returns the topmost of two dots at the same position", () => {
    const below = { x: 1, y: 1 };
    const above = { x: 1, y: 1 };

    expect(findNearestDot([below, above], { x: 0, y: 0 })).toBe(above);
  });
});

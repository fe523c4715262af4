import { getDistance } from "@topout/shared/domain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { findNearestDot } from "./nearest-dot.ts";

const anyPoint = fc.record({
  x: fc.integer({ min: -100, max: 100 }),
  y: fc.integer({ min: -125, max: 125 }),
});

describe("findNearestDot", () => {
  test("returns the nearest dot within the maximum distance", () => {
    fc.assert(
      fc.property(fc.array(anyPoint), anyPoint, fc.nat(60), (dots, target, maxDistance) => {
        const nearest = findNearestDot(dots, target, maxDistance);
        const distances = dots
          .map((dot) => getDistance(dot, target))
          .filter((dotDistance) => dotDistance <= maxDistance);

        expect(nearest && getDistance(nearest, target)).toBe(
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

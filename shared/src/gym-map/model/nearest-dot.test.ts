import { distance } from "@topout/shared/domain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { findNearestDot } from "./nearest-dot.ts";

const point = fc.record({
  x: fc.integer({ min: -100, max: 100 }),
  y: fc.integer({ min: -125, max: 125 }),
});

describe("a tap", () => {
  test("hits the nearest dot within reach, or none", () => {
    fc.assert(
      fc.property(fc.array(point), point, fc.nat(60), (dots, tap, reach) => {
        const hit = findNearestDot(dots, tap, reach);
        const distances = dots.map((dot) => distance(dot, tap)).filter((away) => away <= reach);

        expect(hit && distance(hit, tap)).toBe(
          distances.length > 0 ? Math.min(...distances) : undefined,
        );
      }),
    );
  });

  test("hits the dot on top where two lie on one spot", () => {
    const below = { x: 1, y: 1 };
    const above = { x: 1, y: 1 };

    expect(findNearestDot([below, above], { x: 0, y: 0 })).toBe(above);
  });
});

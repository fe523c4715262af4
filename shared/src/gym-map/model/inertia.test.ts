import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { stepInertia } from "./inertia.ts";

describe("stepInertia", () => {
  test("stops a fling within two seconds", () => {
    const component = fc.double({ min: -8, max: 8, noNaN: true });

    fc.assert(
      fc.property(component, component, fc.integer({ min: 4, max: 100 }), (x, y, frameMs) => {
        let velocity: { x: number; y: number } | undefined = { x, y };
        let time = 0;
        while (velocity && time < 5000) {
          velocity = stepInertia(velocity, frameMs)?.velocity;
          time += frameMs;
        }

        expect(time).toBeLessThan(2000);
      }),
    );
  });
});

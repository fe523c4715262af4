import fc from "fast-check";
import { expect, test } from "vitest";

import { stepInertia } from "./inertia.ts";

test("a thrown map comes to rest, and soon", () => {
  const speed = fc.double({ min: -8, max: 8, noNaN: true });

  fc.assert(
    fc.property(speed, speed, fc.integer({ min: 4, max: 100 }), (x, y, frameMs) => {
      let rest: { x: number; y: number } | undefined = { x, y };
      let time = 0;
      while (rest && time < 5000) {
        rest = stepInertia(rest, frameMs)?.speed;
        time += frameMs;
      }

      expect(time).toBeLessThan(2000);
    }),
  );
});

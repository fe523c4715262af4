import type { Point } from "@topout/shared/domain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { endSwipe, moveSwipe, startSwipe } from "./swipe.ts";

const SLOW_MS = 1_000;

interface Options {
  readonly durationMs?: number;
  readonly canPull?: boolean;
}

const swipe = (
  points: readonly Point[],
  { durationMs = SLOW_MS, canPull = true }: Options = {},
) => {
  const moved = points.reduce(moveSwipe, startSwipe({ x: 100, y: 100 }, 0, canPull));
  return { moved, action: endSwipe(moved, durationMs) };
};
const anyPoint = fc.record({
  x: fc.integer({ min: 0, max: 400 }),
  y: fc.integer({ min: 0, max: 800 }),
});

describe("a swipe of the photo", () => {
  test.each([
    ["left", { x: 20, y: 104 }, "next"],
    ["right", { x: 180, y: 96 }, "previous"],
    ["down", { x: 104, y: 220 }, "close"],
  ])("acts after a long drag: %s", (_direction, point, action) => {
    expect(swipe([point]).action).toBe(action);
  });

  test.each([
    ["left", { x: 70, y: 100 }, "next"],
    ["down", { x: 100, y: 130 }, "close"],
  ])("acts after a flick: %s", (_direction, point, action) => {
    expect(swipe([point]).action).toBeUndefined();
    expect(swipe([point], { durationMs: 40 }).action).toBe(action);
  });

  test("does nothing when the finger returns to the start", () => {
    const { moved, action } = swipe([
      { x: 10, y: 100 },
      { x: 98, y: 100 },
    ]);

    expect(moved.distance).toBe(-2);
    expect(action).toBeUndefined();
  });

  test("scrolls the page up, and down if the content is scrolled", () => {
    expect(swipe([{ x: 100, y: 20 }]).moved.target).toBe("page");
    expect(swipe([{ x: 100, y: 300 }], { canPull: false })).toMatchObject({
      moved: { target: "page", distance: 0 },
      action: undefined,
    });
  });

  test("keeps the target of its first direction", () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 1 }), fc.boolean(), (points, canPull) => {
        const states = points.map((_, index) => swipe(points.slice(0, index + 1), { canPull }));
        const targets = states.map(({ moved }) => moved.target).filter(Boolean);

        expect(new Set(targets).size).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("never pulls the sheet up, and closes it only if it can be pulled", () => {
    fc.assert(
      fc.property(
        fc.array(anyPoint),
        fc.boolean(),
        fc.nat(2_000),
        (points, canPull, durationMs) => {
          const { moved, action } = swipe(points, { canPull, durationMs });

          expect(moved.target === "sheet" && moved.distance < 0).toBe(false);
          expect(action === "close" && !canPull).toBe(false);
        },
      ),
    );
  });
});

import { getDistance } from "@topout/shared/domain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { MAT_TOP, getRouteHolds } from "../drawing/route-photo.ts";
import { animateClimb, type Contacts } from "./climb-animation.ts";
import { poseBody } from "./body.ts";

const GROUND_Y = MAT_TOP + 40;

/** Holds of any route that the demo can draw. */
const anyRoute = fc
  .record({
    label: fc.string(),
    hardness: fc.double({ min: 0, max: 1, noNaN: true }),
    color: fc.constant("blue" as const),
    area: fc.constant("The Cave" as const),
  })
  .map((subject) => getRouteHolds(subject).map(({ position }) => position));

const forAllRoutes = (check: (route: readonly { x: number; y: number }[]) => void) =>
  fc.assert(fc.property(anyRoute, check), { numRuns: 50 });

const sampleContacts = (route: readonly { x: number; y: number }[]): Contacts[] => {
  const { durationSeconds, getContacts } = animateClimb(route, GROUND_Y);
  return Array.from({ length: 100 }, (_, index) => getContacts((durationSeconds * index) / 99));
};

describe("animateClimb", () => {
  test("starts on the lowest two holds and ends with both hands on the last", () => {
    forAllRoutes((route) => {
      const samples = sampleContacts(route);

      expect(new Set(samples[0]?.hands)).toEqual(new Set(route.slice(0, 2)));
      // The interpolation rounds, so the last position can differ by a tiny fraction of a pixel.
      const lastHands = samples.at(-1)?.hands ?? [];
      expect(lastHands).toHaveLength(2);
      for (const hand of lastHands) {
        expect(getDistance(hand, route.at(-1) ?? hand)).toBeLessThan(1e-6);
      }
    });
  });

  test("always has a hand on a hold, and no foot below the ground", () => {
    forAllRoutes((route) => {
      for (const { hands, feet } of sampleContacts(route)) {
        expect(hands.some((hand) => route.some((hold) => getDistance(hand, hold) < 1))).toBe(true);
        for (const foot of feet) expect(foot.y).toBeLessThanOrEqual(GROUND_Y);
      }
    });
  });

  test("moves the body smoothly between frames", () => {
    forAllRoutes((route) => {
      const { durationSeconds, getContacts } = animateClimb(route, GROUND_Y);
      const frames = Array.from({ length: Math.round(durationSeconds * 12) }, (_, frame) =>
        poseBody(getContacts(frame / 12)),
      );
      for (const [index, { chest, head }] of frames.slice(1).entries()) {
        const previous = frames[index];
        expect(getDistance(chest, previous?.chest ?? chest)).toBeLessThan(60);
        expect(getDistance(head, previous?.head ?? head)).toBeLessThan(60);
      }
    });
  });
});

import { distance } from "@topout/shared/domain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { MAT_TOP, getRouteHolds } from "../drawing/route-photo.ts";
import { animateClimb, type Contacts } from "./climb-animation.ts";
import { poseBody } from "./body.ts";

const FEET = MAT_TOP + 40;

/** The holds of any route that the demo could draw. */
const anyRoute = fc
  .record({
    label: fc.string(),
    hardness: fc.double({ min: 0, max: 1, noNaN: true }),
    color: fc.constant("blue" as const),
    area: fc.constant("The Cave" as const),
  })
  .map((subject) => getRouteHolds(subject).map(({ at }) => at));

const always = (holds: (route: readonly { x: number; y: number }[]) => void) =>
  fc.assert(fc.property(anyRoute, holds), { numRuns: 50 });

const everyMoment = (route: readonly { x: number; y: number }[]): Contacts[] => {
  const { durationSeconds, getContacts } = animateClimb(route, FEET);
  return Array.from({ length: 100 }, (_, index) => getContacts((durationSeconds * index) / 99));
};

describe("an ascent", () => {
  test("begins on the lowest two holds and ends with both hands on the last", () => {
    always((route) => {
      const moments = everyMoment(route);

      expect(new Set(moments[0]?.hands)).toEqual(new Set(route.slice(0, 2)));
      expect(moments.at(-1)?.hands).toEqual([route.at(-1), route.at(-1)]);
    });
  });

  test("has a hand on a hold at any time, and no foot below the ground", () => {
    always((route) => {
      for (const { hands, feet } of everyMoment(route)) {
        expect(hands.some((hand) => route.some((hold) => distance(hand, hold) < 1))).toBe(true);
        for (const foot of feet) expect(foot.y).toBeLessThanOrEqual(FEET);
      }
    });
  });

  test("moves nobody by leaps: from frame to frame a body goes a little way", () => {
    always((route) => {
      const { durationSeconds, getContacts } = animateClimb(route, FEET);
      const frames = Array.from({ length: Math.round(durationSeconds * 12) }, (_, frame) =>
        poseBody(getContacts(frame / 12)),
      );
      for (const [index, { chest, head }] of frames.slice(1).entries()) {
        const before = frames[index];
        expect(distance(chest, before?.chest ?? chest)).toBeLessThan(60);
        expect(distance(head, before?.head ?? head)).toBeLessThan(60);
      }
    });
  });
});

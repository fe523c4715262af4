import { getDistance } from "@topout/shared/domain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { fitToGuide, scaleByLength } from "./place-trace.ts";

const size = fc.record({
  width: fc.integer({ min: 10, max: 4_000 }),
  height: fc.integer({ min: 10, max: 4_000 }),
});
const coordinate = fc.integer({ min: -100, max: 100 });
const point = fc.record({ x: coordinate, y: coordinate });

describe("fitToGuide", () => {
  test("keeps the proportions and stays in the guide box", () => {
    fc.assert(
      fc.property(size, (image) => {
        const { x, y, width, height } = fitToGuide(image);

        expect(width / height).toBeCloseTo(image.width / image.height, 5);
        expect(Math.max(width / 200, height / 250)).toBeCloseTo(1, 5);
        expect([x + width / 2, y + height / 2]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
      }),
    );
  });
});

describe("scaleByLength", () => {
  test("scales the image so that two of its points have the known distance", () => {
    const length = fc.integer({ min: 10, max: 300 });
    fc.assert(
      fc.property(size, fc.tuple(point, point), length, (image, [start, end], knownLength) => {
        fc.pre(getDistance(start, end) >= 10);
        const before = fitToGuide(image);
        const after = scaleByLength(before, [start, end], knownLength);
        /** Returns the new position of a part of the image. */
        const move = ({ x, y }: typeof start) => ({
          x: after.x + ((x - before.x) / before.width) * after.width,
          y: after.y + ((y - before.y) / before.height) * after.height,
        });

        expect(getDistance(move(start), move(end))).toBeCloseTo(knownLength, 4);
        expect(getDistance(move(start), start)).toBeCloseTo(0, 4);
      }),
    );
  });

  test("changes nothing without a distance or a length", () => {
    const place = fitToGuide({ width: 100, height: 100 });
    const start = { x: 0, y: 0 };

    expect(scaleByLength(place, [start, start], 10)).toBe(place);
    expect(scaleByLength(place, [start, { x: 10, y: 0 }], 0)).toBe(place);
    expect(scaleByLength(place, [start, { x: 10, y: 0 }], NaN)).toBe(place);
  });
});

import type { Line } from "@topout/shared/contract";
import { getDistanceToSegment, getPolygonArea, isInPolygon } from "@topout/shared/domain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { findGaps } from "./coverage.ts";
import { findWarnings } from "./find-warnings.ts";
import { getOverlap } from "./overlap.ts";
import { type AreaShape, createArea } from "./shape.ts";

const at = (x: number, y: number) => ({ x, y });
const createSquare = (x: number, y: number, size: number) => [
  at(x, y),
  at(x + size, y),
  at(x + size, y + size),
  at(x, y + size),
];
const toArea = (points: AreaShape["points"]): AreaShape => ({
  ...createArea([]),
  joined: true,
  points,
});
const wall: Line = { style: "wall", joined: false, points: [at(0, 0), at(100, 0)] };

const coordinate = fc.integer({ min: -60, max: 60 });
const point = fc.record({ x: coordinate, y: coordinate });
const polygon = fc.array(point, { minLength: 3, maxLength: 7 });
const rectangle = fc.tuple(point, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }));

type Rectangle = [{ x: number; y: number }, number, number];
const toPoints = ([{ x, y }, width, height]: Rectangle) => [
  at(x, y),
  at(x + width, y),
  at(x + width, y + height),
  at(x, y + height),
];
const getCommonLength = (
  [a, lengthA]: readonly [number, number],
  [b, lengthB]: readonly [number, number],
) => Math.max(0, Math.min(a + lengthA, b + lengthB) - Math.max(a, b));

describe("getOverlap", () => {
  test("returns the size of the common rectangle of two rectangles", () => {
    fc.assert(
      fc.property(rectangle, rectangle, (a, b) => {
        const common =
          getCommonLength([a[0].x, a[1]], [b[0].x, b[1]]) *
          getCommonLength([a[0].y, a[2]], [b[0].y, b[2]]);

        expect(getOverlap(toPoints(a), toPoints(b)).size).toBeCloseTo(common, 5);
      }),
    );
  });

  test("returns the whole polygon for a polygon and itself", () => {
    fc.assert(
      fc.property(polygon, (points) => {
        expect(getOverlap(points, points).size).toBeCloseTo(getPolygonArea(points), 3);
      }),
    );
  });

  test("does not depend on the order, and is at most as large as both", () => {
    fc.assert(
      fc.property(polygon, polygon, (a, b) => {
        const { size } = getOverlap(a, b);

        expect(getOverlap(b, a).size).toBeCloseTo(size, 3);
        expect(size).toBeLessThanOrEqual(Math.min(getPolygonArea(a), getPolygonArea(b)) + 0.001);
      }),
    );
  });

  test("returns a centre that is in both polygons", () => {
    fc.assert(
      fc.property(polygon, polygon, (a, b) => {
        const { size, center } = getOverlap(a, b);
        fc.pre(size > 1);

        expect([isInPolygon(center, a), isInPolygon(center, b)]).toEqual([true, true]);
      }),
    );
  });

  test("returns none for edges that cross thousands of times", () => {
    const zigzag = Array.from({ length: 1_499 }, (_, index) => at((index % 2) * 1_000, index));
    const turned = zigzag.map(({ x, y }) => at(y, x));

    expect(getOverlap(zigzag, turned).size).toBe(0);
  });
});

describe("findGaps", () => {
  test("finds the part of a wall that no area contains", () => {
    const areas = [toArea(createSquare(-10, -10, 40)), toArea(createSquare(60, -10, 60))];

    // 2 units beside an area still count as the area.
    expect(findGaps(wall, areas)).toMatchObject([
      { start: { x: expect.closeTo(32) }, end: { x: expect.closeTo(58) } },
    ]);
  });

  test("finds the whole wall without areas", () => {
    expect(findGaps(wall, [])).toEqual([{ start: at(0, 0), end: at(100, 0) }]);
  });

  test("finds the part of a wall that leads away from an area", () => {
    const thinArea = toArea([at(0, 0), at(25, -37), at(25.1, -37)]);

    expect(findGaps({ points: [at(0, 0), at(27, -46)], joined: false }, [thinArea])).toMatchObject([
      { end: at(27, -46) },
    ]);
  });

  test("ignores gaps shorter than 5 units, and walls up to 2 units beside an area", () => {
    expect(findGaps(wall, [toArea(createSquare(4, 1.5, 100))])).toEqual([]);
  });

  test("ignores a wall on the shared edge of two areas", () => {
    const areas = [toArea(createSquare(0, 0, 50)), toArea(createSquare(50, -50, 50))];

    expect(findGaps(wall, areas)).toEqual([]);
  });

  test("finds every longer part outside all areas, and no point in an area", () => {
    fc.assert(
      fc.property(point, point, fc.array(polygon, { maxLength: 4 }), (start, end, polygons) => {
        const gaps = findGaps({ points: [start, end], joined: false }, polygons.map(toArea));

        for (const share of [0.03, 0.21, 0.5, 0.77, 0.98]) {
          const position = at(
            start.x + (end.x - start.x) * share,
            start.y + (end.y - start.y) * share,
          );
          const isInGap = gaps.some(
            (gap) => getDistanceToSegment(position, gap.start, gap.end) < 1e-6,
          );
          const isInside = polygons.some((points) => isInPolygon(position, points));
          const isLong = Math.hypot(end.x - start.x, end.y - start.y) >= 5;
          expect(isInGap && isInside).toBe(false);
          expect(isLong && !isInside && isFar(position, polygons, 8) && !isInGap).toBe(false);
        }
      }),
    );
  });
});

/** Whether everything within a distance of a position is outside of the polygons. */
const isFar = (
  position: { x: number; y: number },
  polygons: readonly { x: number; y: number }[][],
  distance: number,
) =>
  polygons.every((points) =>
    points.every(
      (start, index) =>
        getDistanceToSegment(position, start, points[index + 1] ?? points[0] ?? start) > distance,
    ),
  );

describe("findWarnings", () => {
  test("returns the indices of overlapping areas", () => {
    const areas = [createSquare(0, 0, 20), createSquare(100, 0, 20), createSquare(10, 0, 20)];

    expect(findWarnings([], areas.map(toArea))).toEqual([
      { kind: "overlap", areas: [0, 2], position: at(15, 10) },
    ]);
  });

  test("returns the same gap of two walls once", () => {
    const areas = [toArea(createSquare(0, 0, 20))];

    expect(findWarnings([wall, wall], areas)).toEqual(findWarnings([wall], areas));
  });

  test("ignores areas that share an edge", () => {
    expect(findWarnings([], [createSquare(0, 0, 20), createSquare(20, 0, 20)].map(toArea))).toEqual(
      [],
    );
  });

  test("returns the length of a gap", () => {
    expect(findWarnings([wall], [toArea(createSquare(-10, -10, 70))])).toMatchObject([
      { kind: "gap", length: expect.closeTo(38), position: { x: expect.closeTo(81), y: 0 } },
    ]);
  });

  test("ignores pads, and walls while there is no area", () => {
    expect(findWarnings([{ ...wall, style: "mat" }], [toArea(createSquare(0, 50, 20))])).toEqual(
      [],
    );
    expect(findWarnings([wall], [createArea([])])).toEqual([]);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { interpolate, type Point } from "./geometry.ts";
import { getPolygonArea, isInPolygon, isOnOutline } from "./polygon.ts";

const toPoints = (...points: readonly (readonly [number, number])[]): Point[] =>
  points.map(([x, y]) => ({ x, y }));

const square = toPoints([0, 0], [10, 0], [10, 10], [0, 10]);
/** A square with a notch from above. */
const concave = toPoints([0, 0], [4, 0], [4, 6], [6, 6], [6, 0], [10, 0], [10, 10], [0, 10]);
/** Two triangles that touch in the middle. */
const bowTie = toPoints([0, 0], [10, 10], [10, 0], [0, 10]);
const pentagram = Array.from({ length: 5 }, (_, index) => {
  const angle = (index * 2 * 2 * Math.PI) / 5;
  return { x: 10 * Math.cos(angle), y: 10 * Math.sin(angle) };
});

const coordinate = fc.integer({ min: -50, max: 50 });
const pointArbitrary = fc.record({ x: coordinate, y: coordinate });
/** Any corners, so most of these polygons cross themselves. */
const polygonArbitrary = fc.array(pointArbitrary, { minLength: 3, maxLength: 9 });
const fraction = fc.double({ min: 0, max: 1, noNaN: true });

/** Polygons without crossings: the corners are sorted by their angle around the origin. Most are concave. */
const simplePolygonArbitrary = fc
  .uniqueArray(fc.integer({ min: 0, max: 35 }), { minLength: 4, maxLength: 12 })
  .filter((steps) => hasNoGap(steps))
  .chain((steps) =>
    fc
      .array(fc.integer({ min: 5, max: 50 }), { minLength: steps.length, maxLength: steps.length })
      .map((radii) => ({ steps: steps.toSorted((a, b) => a - b), radii })),
  )
  .map(({ steps, radii }) =>
    steps.map((step, index) => {
      const [angle, radius] = [(step * Math.PI) / 18, radii[index] ?? 5];
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    }),
  );

/** The polygon contains the origin only if no two neighbours are half a turn or more apart. */
const hasNoGap = (steps: readonly number[]) =>
  steps
    .toSorted((a, b) => a - b)
    .every((step, index, sorted) => (sorted[index + 1] ?? (sorted[0] ?? 0) + 36) - step < 18);

const getShoelaceArea = (polygon: readonly Point[]) =>
  Math.abs(
    polygon.reduce((sum, { x, y }, index) => {
      const next = polygon[(index + 1) % polygon.length] ?? { x, y };
      return sum + (x * next.y - next.x * y) / 2;
    }, 0),
  );

describe("isInPolygon", () => {
  test("excludes the notch of a concave polygon", () => {
    expect(isInPolygon({ x: 5, y: 3 }, concave)).toBe(false);
    expect(isInPolygon({ x: 5, y: 8 }, concave)).toBe(true);
    expect(isInPolygon({ x: 2, y: 3 }, concave)).toBe(true);
  });

  test("includes the parts that a polygon encloses twice, as SVG fills them", () => {
    expect(isInPolygon({ x: 0, y: 0 }, pentagram)).toBe(true);
    expect(isInPolygon({ x: 1, y: 5 }, bowTie)).toBe(true);
    expect(isInPolygon({ x: 5, y: 1 }, bowTie)).toBe(false);
  });

  test("includes the points between the centre and the corners", () => {
    fc.assert(
      fc.property(simplePolygonArbitrary, fc.nat(), fraction, (polygon, index, t) => {
        fc.pre(t < 0.999);
        const corner = polygon[index % polygon.length] ?? { x: 0, y: 0 };

        expect(isInPolygon(interpolate({ x: 0, y: 0 }, corner, t), polygon)).toBe(true);
        expect(isInPolygon(interpolate({ x: 0, y: 0 }, corner, 1.001 + t), polygon)).toBe(false);
      }),
    );
  });

  test("excludes every point outside the bounds", () => {
    fc.assert(
      fc.property(polygonArbitrary, coordinate, (polygon, inside) => {
        for (const outside of [-51, 51]) {
          expect(isInPolygon({ x: outside, y: inside }, polygon)).toBe(false);
          expect(isInPolygon({ x: inside, y: outside }, polygon)).toBe(false);
        }
      }),
    );
  });

  test("does not depend on the first corner or the direction", () => {
    fc.assert(
      fc.property(polygonArbitrary, pointArbitrary, fc.nat(8), (polygon, point, shift) => {
        fc.pre(!isOnOutline(point, polygon));
        const rotatedPolygon = [...polygon.slice(shift), ...polygon.slice(0, shift)];

        const expected = isInPolygon(point, polygon);
        expect(isInPolygon(point, rotatedPolygon)).toBe(expected);
        expect(isInPolygon(point, polygon.toReversed())).toBe(expected);
      }),
    );
  });
});

describe("isOnOutline", () => {
  test("is true for every point of every edge", () => {
    fc.assert(
      fc.property(polygonArbitrary, fc.nat(), fraction, (polygon, index, t) => {
        const start = polygon[index % polygon.length] ?? { x: 0, y: 0 };
        const end = polygon[(index + 1) % polygon.length] ?? start;

        expect(isOnOutline(interpolate(start, end, t), polygon)).toBe(true);
      }),
    );
  });

  test("is false inside and outside", () => {
    expect(isOnOutline({ x: 5, y: 5 }, square)).toBe(false);
    expect(isOnOutline({ x: 15, y: 0 }, square)).toBe(false);
  });
});

describe("getPolygonArea", () => {
  test.each([
    ["a square", square, 100],
    ["a concave polygon", concave, 88],
    ["a polygon that crosses itself", bowTie, 50],
    ["a square drawn twice", [...square, ...square], 100],
    ["a line", toPoints([0, 0], [10, 10], [0, 0]), 0],
    ["nothing", [], 0],
  ])("measures %s", (_case, polygon, expected) => {
    expect(getPolygonArea(polygon)).toBeCloseTo(expected, 6);
  });

  test("counts the centre of a pentagram once", () => {
    const innerRadius = 10 * (Math.sin(Math.PI / 10) / Math.sin((7 * Math.PI) / 10));
    expect(getPolygonArea(pentagram)).toBeCloseTo(5 * 10 * innerRadius * Math.sin(Math.PI / 5), 6);
  });

  test("equals the shoelace formula for polygons without crossings", () => {
    fc.assert(
      fc.property(simplePolygonArbitrary, (polygon) => {
        expect(getPolygonArea(polygon)).toBeCloseTo(getShoelaceArea(polygon), 6);
      }),
    );
  });

  test("does not depend on the direction or the position, and fits the bounds", () => {
    fc.assert(
      fc.property(polygonArbitrary, pointArbitrary, (polygon, offset) => {
        const movedPolygon = polygon.map(({ x, y }) => ({ x: x + offset.x, y: y + offset.y }));

        const area = getPolygonArea(polygon);
        expect(getPolygonArea(polygon.toReversed())).toBeCloseTo(area, 6);
        expect(getPolygonArea(movedPolygon)).toBeCloseTo(area, 6);
        expect(area).toBeLessThanOrEqual(100 * 100 + 1e-6);
      }),
    );
  });
});

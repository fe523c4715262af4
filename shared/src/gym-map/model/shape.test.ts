import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { getCentroid, isInPolygon, edgesIntersect, toPathData } from "./shape.ts";

const box = (...[left, top, right, bottom]: [number, number, number, number]) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

describe("toPathData", () => {
  test("closes a joined shape", () => {
    const points = [
      { x: 0, y: 0 },
      { x: 10, y: 0.126 },
    ];

    expect(toPathData({ joined: false, points })).toBe("M0 0L10 0.13");
    expect(toPathData({ joined: true, points })).toBe("M0 0L10 0.13Z");
  });

  test("returns an empty string without points", () => {
    expect(toPathData({ joined: true, points: [] })).toBe("");
  });
});

describe("isInPolygon", () => {
  test("is true for points inside and false for points outside", () => {
    const coordinate = fc.double({ min: -20, max: 20, noNaN: true });

    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        fc.pre(Math.abs(x) !== 10 && Math.abs(y) !== 5);
        const expected = Math.abs(x) < 10 && Math.abs(y) < 5;

        expect(isInPolygon({ x, y }, box(-10, -5, 10, 5))).toBe(expected);
      }),
    );
  });
});

describe("getCentroid", () => {
  test("is the centre of the area", () => {
    expect(getCentroid(box(0, 0, 10, 20))).toEqual({ x: 5, y: 10 });
    expect(getCentroid([{ x: 4, y: 4 }])).toEqual({ x: 4, y: 4 });
  });
});

describe("edgesIntersect", () => {
  const edge = (...[x1, y1, x2, y2]: [number, number, number, number]) =>
    [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ] as const;

  test("is true for crossing edges", () => {
    expect(edgesIntersect(edge(0, 0, 10, 10), edge(0, 10, 10, 0))).toBe(true);
  });

  test("is false when only the extended lines cross", () => {
    expect(edgesIntersect(edge(0, 0, 4, 4), edge(0, 10, 10, 0))).toBe(false);
    expect(edgesIntersect(edge(0, 0, 10, 0), edge(0, 5, 10, 5))).toBe(false);
  });
});

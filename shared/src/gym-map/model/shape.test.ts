import { describe, expect, test } from "vitest";

import { getCentroid, edgesIntersect, toPathData } from "./shape.ts";

const createRectangle = (...[left, top, right, bottom]: [number, number, number, number]) => [
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

describe("getCentroid", () => {
  test("returns the centre of the area", () => {
    expect(getCentroid(createRectangle(0, 0, 10, 20))).toEqual({ x: 5, y: 10 });
    expect(getCentroid([{ x: 4, y: 4 }])).toEqual({ x: 4, y: 4 });
  });
});

describe("edgesIntersect", () => {
  const createEdge = (...[x1, y1, x2, y2]: [number, number, number, number]) =>
    [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ] as const;

  test("returns true for crossing edges", () => {
    expect(edgesIntersect(createEdge(0, 0, 10, 10), createEdge(0, 10, 10, 0))).toBe(true);
  });

  test("returns false when only the extended lines cross", () => {
    expect(edgesIntersect(createEdge(0, 0, 4, 4), createEdge(0, 10, 10, 0))).toBe(false);
    expect(edgesIntersect(createEdge(0, 0, 10, 0), createEdge(0, 5, 10, 5))).toBe(false);
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { findAreaAt } from "./areas.ts";
import { interpolate } from "./geometry.ts";
import { getPolygonArea } from "./polygon.ts";

const createSquare = (name: string, left: number, size: number) => ({
  name,
  points: [
    { x: left, y: 0 },
    { x: left + size, y: 0 },
    { x: left + size, y: size },
    { x: left, y: size },
  ],
});

const findName = (areas: readonly ReturnType<typeof createSquare>[], x: number, y: number) =>
  findAreaAt(areas, { x, y })?.name;

const coordinate = fc.integer({ min: -50, max: 50 });
const pointArbitrary = fc.record({ x: coordinate, y: coordinate });
const areaArbitrary = fc.record({
  name: fc.constant("area"),
  points: fc.array(pointArbitrary, { minLength: 3, maxLength: 7 }),
});

describe("findAreaAt", () => {
  const slab = createSquare("The Slab", 0, 10);
  const cave = createSquare("The Cave", 10, 10);
  const gym = createSquare("Gym", 0, 40);

  test("finds the area that contains the point", () => {
    expect(findName([slab, cave], 5, 5)).toBe("The Slab");
    expect(findName([slab, cave], 15, 5)).toBe("The Cave");
    expect(findName([slab, cave], 25, 5)).toBeUndefined();
  });

  test("finds the smallest of several areas", () => {
    expect(findName([gym, slab], 5, 5)).toBe("The Slab");
    expect(findName([slab, gym], 5, 5)).toBe("The Slab");
    expect(findName([slab, gym], 30, 5)).toBe("Gym");
  });

  test("finds the first area for a point on the edge of two areas of the same size", () => {
    expect(findName([slab, cave], 10, 5)).toBe("The Slab");
    expect(findName([cave, slab], 10, 5)).toBe("The Cave");
  });

  test("ignores areas with fewer than three points", () => {
    expect(findName([{ name: "Line", points: slab.points.slice(0, 2) }], 5, 0)).toBeUndefined();
  });

  test("finds the smallest area for every point of every edge", () => {
    const arbitraries = [
      fc.array(areaArbitrary, { minLength: 1, maxLength: 4 }),
      fc.nat(),
      fc.double({ min: 0, max: 1, noNaN: true }),
    ] as const;

    fc.assert(
      fc.property(...arbitraries, (areas, index, t) => {
        const [{ points } = slab] = areas;
        const start = points[index % points.length] ?? { x: 0, y: 0 };
        const end = points[(index + 1) % points.length] ?? start;
        const point = interpolate(start, end, t);

        const area = findAreaAt(areas, point);

        expect(area).toBeDefined();
        const sizes = areas
          .filter((candidate) => findAreaAt([candidate], point))
          .map((candidate) => getPolygonArea(candidate.points));
        expect(getPolygonArea(area?.points ?? [])).toBe(Math.min(...sizes));
      }),
    );
  });
});

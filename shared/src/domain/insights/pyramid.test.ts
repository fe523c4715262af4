import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { comparePyramids, createPyramid, type PyramidRow, trimPyramids } from "./pyramid.ts";

const scale = { system: "v" as const, grades: ["V0", "V1", "V2", "V3"] };

const createRows = (...rows: [routes: number, target: number | null][]): PyramidRow[] =>
  rows.map(([routes, target], index) => ({ grade: `V${index}`, routes, target }));

describe("createPyramid", () => {
  test("counts a range in its middle, and in the easier of two grades in the middle", () => {
    const ranks = [
      { min: 1, max: 1 },
      { min: 0, max: 2 },
      { min: 1, max: 2 },
      { min: 2, max: 3 },
      null,
    ];

    const rows = createPyramid({ grade_scale: scale, grade_targets: [] }, ranks);

    expect(rows.map(({ routes }) => routes)).toEqual([0, 3, 1, 0]);
  });

  test("has the targets of the grades, also if they are typed differently", () => {
    const grade_targets = [
      { grade: "v 1", count: 4 },
      { grade: "V9", count: 2 },
    ];

    const rows = createPyramid({ grade_scale: scale, grade_targets }, []);

    expect(rows.map(({ target }) => target)).toEqual([null, 4, null, null]);
  });

  test("is empty without a scale", () => {
    const grading = { grade_scale: null, grade_targets: [{ grade: "V1", count: 4 }] };

    expect(createPyramid(grading, [{ min: 1, max: 1 }])).toEqual([]);
  });

  test("counts each route with a rank once", () => {
    const rankArbitrary = fc
      .tuple(fc.nat(3), fc.nat(3))
      .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));

    fc.assert(
      fc.property(fc.array(fc.option(rankArbitrary)), (ranks) => {
        const rows = createPyramid({ grade_scale: scale, grade_targets: [] }, ranks);

        const counted = rows.reduce((sum, { routes }) => sum + routes, 0);
        expect(counted).toBe(ranks.filter((rank) => rank !== null).length);
        rows.forEach(({ routes }, row) => {
          const inRange = ranks.filter((rank) => rank && rank.min <= row && row <= rank.max);
          const exact = ranks.filter((rank) => rank?.min === row && rank.max === row);
          expect(routes).toBeLessThanOrEqual(inRange.length);
          expect(routes).toBeGreaterThanOrEqual(exact.length);
        });
      }),
    );
  });
});

describe("comparePyramids", () => {
  test("finds the grades that meet their targets only afterwards, and the one that lacks most", () => {
    const now = createRows([3, 2], [2, 2], [1, 3], [4, 4]);
    const after = createRows([2, 2], [2, 2], [0, 3], [3, 4]);

    expect(comparePyramids(now, after)).toEqual({
      met: ["V0"],
      thinnest: { grade: "V2", missing: 3, isUnchanged: false },
    });
  });

  test("says if the thinnest grade lacks as many as before, and takes the easiest of equal ones", () => {
    const now = createRows([1, 3], [1, 3]);

    expect(comparePyramids(now, now)).toEqual({
      met: [],
      thinnest: { grade: "V0", missing: 2, isUnchanged: true },
    });
  });

  test("finds nothing without targets", () => {
    const now = createRows([1, null], [0, null]);

    expect(comparePyramids(now, createRows([0, null], [2, null]))).toEqual({
      met: [],
      thinnest: undefined,
    });
  });
});

describe("trimPyramids", () => {
  test("leaves out the outer grades that neither pyramid uses", () => {
    const now = createRows([0, null], [1, null], [0, null], [0, 0], [0, null]);
    const after = createRows([0, null], [0, null], [0, null], [1, 0], [0, null]);

    const trimmed = trimPyramids(now, after);

    expect(trimmed.map((rows) => rows.map(({ grade }) => grade))).toEqual([
      ["V1", "V2", "V3"],
      ["V1", "V2", "V3"],
    ]);
  });

  test("is empty if no grade is used", () => {
    expect(trimPyramids(createRows([0, null], [0, 0]))).toEqual([[]]);
  });
});

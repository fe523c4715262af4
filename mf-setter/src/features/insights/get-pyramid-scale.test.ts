import fc from "fast-check";
import { expect, test } from "vitest";

import { getPyramidColumns, getPyramidScale } from "./get-pyramid-scale.ts";

const createRow = (routes: number, target: number | null) => ({ grade: "V1", routes, target });

test("one hold is one route as long as the rows fit, with targets in the middle of the widest", () => {
  const rows = [createRow(5, 10), createRow(6, 3), createRow(1, null)];

  const scale = getPyramidScale(rows);

  expect(scale).toEqual({ routesPerHold: 1, columns: 11.5, centre: 10 });
  expect(rows.map((row) => getPyramidColumns(row, scale))).toEqual([
    { indent: 0, holds: 5, target: 10 },
    { indent: 3.5, holds: 6, target: 3 },
    { indent: 4.5, holds: 1, target: null },
  ]);
});

test("longer rows have smaller holds, and then one for several routes", () => {
  expect(getPyramidScale([createRow(15, 8)])).toMatchObject({ routesPerHold: 1, columns: 15 });
  expect(getPyramidScale([createRow(19, 8)])).toMatchObject({ routesPerHold: 2, columns: 11.5 });
});

test("each row fits the board, and each route has a place in a hold", () => {
  const rowArbitrary = fc
    .tuple(fc.nat(5_000), fc.option(fc.nat(5_000)))
    .map(([routes, target]) => createRow(routes, target));

  fc.assert(
    fc.property(fc.array(rowArbitrary, { maxLength: 60 }), (rows) => {
      const scale = getPyramidScale(rows);

      for (const row of rows) {
        const { indent, holds, target } = getPyramidColumns(row, scale);
        expect(indent).toBeGreaterThanOrEqual(0);
        expect(indent + Math.max(holds, target ?? 0)).toBeLessThanOrEqual(scale.columns);
        expect(holds * scale.routesPerHold).toBeGreaterThanOrEqual(row.routes);
        expect((holds - 1) * scale.routesPerHold).toBeLessThan(Math.max(1, row.routes));
      }
    }),
  );
});

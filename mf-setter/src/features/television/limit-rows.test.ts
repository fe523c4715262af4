import { expect, test } from "vitest";

import { limitRows } from "./limit-rows.ts";

const createAreas = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ location: `Wall ${index}`, routes: [] }));

test.each([0, 1, 3])("%i areas have a row each", (count) => {
  const areas = createAreas(count);

  expect(limitRows(areas, 3)).toEqual({ areas, others: [] });
});

test("the areas that have no row share the last one", () => {
  const areas = createAreas(5);

  expect(limitRows(areas, 3)).toEqual({ areas: areas.slice(0, 2), others: areas.slice(2) });
});

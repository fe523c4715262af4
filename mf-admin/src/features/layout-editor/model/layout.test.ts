import { expect, test } from "vitest";

import { toAreas, toAreaShapes } from "./layout.ts";
import { createArea } from "./shape.ts";

const area = {
  ...createArea([]),
  points: [{ x: 0, y: 0 }],
  code: "2BCDFG",
};

test("an area that the user renames keeps its code", () => {
  const [shape = area] = toAreaShapes({ areas: [area] });

  expect(toAreas([{ ...shape, name: "The Cave" }])).toEqual([{ ...area, name: "The Cave" }]);
});

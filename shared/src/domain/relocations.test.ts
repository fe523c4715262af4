import { describe, expect, test } from "vitest";

import { findRelocations } from "./relocations.ts";

const createArea = (name: string, left: number) => ({
  name,
  points: [
    { x: left, y: 0 },
    { x: left + 10, y: 0 },
    { x: left + 10, y: 10 },
    { x: left, y: 10 },
  ],
});

const slab = createArea("The Slab", 0);
const cave = createArea("The Cave", 10);
const createRoute = (x: number, location: string) => ({ name: `at ${x}`, x, y: 5, location });
const onSlab = createRoute(5, "The Slab");
const inCave = createRoute(15, "The Cave");
const outside = createRoute(40, "The Barn");

describe("findRelocations", () => {
  test("finds the routes of a renamed area", () => {
    const renamed = { ...cave, name: "The Roof" };

    expect(findRelocations([onSlab, inCave, outside], [slab, cave], [slab, renamed])).toEqual([
      { route: inCave, location: "The Roof" },
    ]);
  });

  test("finds the routes that an area's new outline contains", () => {
    const moved = createArea("The Slab", 8);

    expect(findRelocations([onSlab, inCave], [slab], [moved])).toEqual([
      { route: inCave, location: "The Slab" },
    ]);
  });

  test("ignores a route that is no longer in an area", () => {
    expect(findRelocations([onSlab], [slab], [])).toEqual([]);
  });

  test("ignores a route whose location is already the new name", () => {
    expect(
      findRelocations([createRoute(5, "The Cave")], [slab], [createArea("The Cave", 0)]),
    ).toEqual([]);
  });

  test("ignores a location of another name while the areas do not change", () => {
    expect(findRelocations([createRoute(5, "The Barn")], [slab], [slab, cave])).toEqual([]);
  });
});

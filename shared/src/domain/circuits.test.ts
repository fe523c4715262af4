import { describe, expect, test } from "vitest";

import { sortCircuits } from "./circuits.ts";

const named = (...names: string[]) => names.map((name) => ({ name }));
const ordered = (...names: string[]) => sortCircuits(named(...names)).map(({ name }) => name);

describe("the display order of circuits", () => {
  test("goes by name: Green, White, Blue, Black, Pink, Red, Purple, Yellow, Orange", () => {
    expect(
      ordered("Orange", "Yellow", "Purple", "Red", "Pink", "Black", "Blue", "White", "Green"),
    ).toEqual(["Green", "White", "Blue", "Black", "Pink", "Red", "Purple", "Yellow", "Orange"]);
  });

  test("knows the names whatever their case", () => {
    expect(ordered("BLUE", "green")).toEqual(["green", "BLUE"]);
  });

  test("puts other names after these, in natural order", () => {
    expect(ordered("Comp 10", "Comp 9", "Orange")).toEqual(["Orange", "Comp 9", "Comp 10"]);
  });
});

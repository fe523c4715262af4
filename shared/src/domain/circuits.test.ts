import { describe, expect, test } from "vitest";

import { sortCircuits, toOrderedCircuits } from "./circuits.ts";

const createCircuits = (...names: string[]) => names.map((name) => ({ name }));
const sortNames = (...names: string[]) =>
  sortCircuits(createCircuits(...names)).map(({ name }) => name);

describe("sortCircuits", () => {
  test("sorts by name: Green, White, Blue, Black, Pink, Red, Purple, Yellow, Orange", () => {
    expect(
      sortNames("Orange", "Yellow", "Purple", "Red", "Pink", "Black", "Blue", "White", "Green"),
    ).toEqual(["Green", "White", "Blue", "Black", "Pink", "Red", "Purple", "Yellow", "Orange"]);
  });

  test("ignores the case of names", () => {
    expect(sortNames("BLUE", "green")).toEqual(["green", "BLUE"]);
  });

  test("puts other names last, in natural order", () => {
    expect(sortNames("Comp 10", "Comp 9", "Orange")).toEqual(["Orange", "Comp 9", "Comp 10"]);
  });
});

describe("toOrderedCircuits", () => {
  test("returns the circuits in display order, without missing ones", () => {
    const create = (id: string) => ({ id, name: id, color: "red", gym_id: "gym" }) as const;
    const red = create("red");
    const blue = create("blue");
    const list = { data: { red, blue }, order: ["blue", "deleted", "red"] };

    expect(toOrderedCircuits(list)).toEqual([blue, red]);
  });
});

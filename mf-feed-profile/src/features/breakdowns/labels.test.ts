import { describe, expect, test } from "vitest";

import { aSend } from "../../testing/a-send.ts";
import { locationsOf, stylesOf } from "./labels.ts";

const gymName = (id: string) => ({ leeds: "Gritworks Leeds", hull: "Harbour" })[id];

describe("the location of a send", () => {
  test("is its area, and nothing where the route stands in none", () => {
    const sends = [aSend({ location: "The Slab" }), aSend({ location: "" })];

    expect(locationsOf(sends, gymName)).toEqual(["The Slab"]);
  });

  test("says the gym too where two gyms have an area of that name", () => {
    const sends = [
      aSend({ location: "Main Wall", gym_id: "leeds" }),
      aSend({ location: "Main Wall", gym_id: "hull" }),
      aSend({ location: "The Cave", gym_id: "hull" }),
    ];

    expect(locationsOf(sends, gymName)).toEqual([
      "Main Wall, Gritworks Leeds",
      "Main Wall, Harbour",
      "The Cave",
    ]);
  });
});

describe("the styles of sends", () => {
  test("are all that their routes have", () => {
    const sends = [aSend({ style: "Crimp,heel hook" }), aSend({ style: "Crimp" }), aSend()];

    expect(stylesOf(sends)).toEqual(["Crimp", "Heel Hook", "Crimp"]);
  });
});

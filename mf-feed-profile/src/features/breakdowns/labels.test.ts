import { describe, expect, test } from "vitest";

import { createSend } from "../../testing/create-send.ts";
import { getLocationLabels, getStyleLabels } from "./labels.ts";

const gymName = (id: string) => ({ leeds: "Gritworks Leeds", hull: "Harbour" })[id];

describe("the location of a send", () => {
  test("is its area, and nothing where the route stands in none", () => {
    const sends = [createSend({ location: "The Slab" }), createSend({ location: "" })];

    expect(getLocationLabels(sends, gymName)).toEqual(["The Slab"]);
  });

  test("says the gym too where two gyms have an area of that name", () => {
    const sends = [
      createSend({ location: "Main Wall", gym_id: "leeds" }),
      createSend({ location: "Main Wall", gym_id: "hull" }),
      createSend({ location: "The Cave", gym_id: "hull" }),
    ];

    expect(getLocationLabels(sends, gymName)).toEqual([
      "Main Wall, Gritworks Leeds",
      "Main Wall, Harbour",
      "The Cave",
    ]);
  });
});

describe("the styles of sends", () => {
  test("are all that their routes have", () => {
    const sends = [
      createSend({ style: "Crimp,heel hook" }),
      createSend({ style: "Crimp" }),
      createSend(),
    ];

    expect(getStyleLabels(sends)).toEqual(["Crimp", "Heel Hook", "Crimp"]);
  });
});

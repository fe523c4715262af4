import { describe, expect, test } from "vitest";

import { createSend } from "../../testing/create-send.ts";
import { getLocationLabels, getStyleLabels } from "./labels.ts";

const getGymName = (id: string) => ({ leeds: "Gritworks Leeds", hull: "Harbour" })[id];

describe("getLocationLabels", () => {
  test("returns areas, and skips routes without an area", () => {
    const sends = [createSend({ location: "The Slab" }), createSend({ location: "" })];

    expect(getLocationLabels(sends, getGymName)).toEqual(["The Slab"]);
  });

  test("adds the gym if two gyms have an area with the same name", () => {
    const sends = [
      createSend({ location: "Main Wall", gym_id: "leeds" }),
      createSend({ location: "Main Wall", gym_id: "hull" }),
      createSend({ location: "The Cave", gym_id: "hull" }),
    ];

    expect(getLocationLabels(sends, getGymName)).toEqual([
      "Main Wall, Gritworks Leeds",
      "Main Wall, Harbour",
      "The Cave",
    ]);
  });
});

describe("getStyleLabels", () => {
  test("returns all tags of all routes", () => {
    const sends = [
      createSend({ style: "Crimp,Heel Hook" }),
      createSend({ style: "Crimp" }),
      createSend(),
    ];

    expect(getStyleLabels(sends)).toEqual(["Crimp", "Heel Hook", "Crimp"]);
  });
});

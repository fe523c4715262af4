import type { Area } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createDraft, placeDot, createNextDraft, toggleStyle } from "./route-draft.ts";

const createArea = (name: string, size: number): Area => ({
  name,
  joined: true,
  style: "",
  color: "#33669920",
  points: [
    { x: 0, y: 0 },
    { x: size, y: 0 },
    { x: size, y: size },
    { x: 0, y: size },
  ],
});
const areas = [createArea("Gym", 100), createArea("The Cave", 10)];

describe("placeDot", () => {
  test("sets the location to the smallest area that contains the dot", () => {
    const placed = placeDot(createDraft("set"), { x: 5.0049, y: 5 }, areas);

    expect(placed).toMatchObject({ location: "The Cave", position: { x: 5, y: 5 } });
    expect(placeDot(placed, { x: 50, y: 5 }, areas).location).toBe("Gym");
  });

  test("clears the location outside all areas", () => {
    const placed = placeDot(createDraft("set"), { x: 5, y: 5 }, areas);

    expect(placeDot(placed, { x: -5, y: 5 }, areas).location).toBe("");
  });

  test("keeps the typed location in a gym without areas", () => {
    const draft = { ...createDraft("set"), location: "Left wall" };

    expect(placeDot(draft, { x: 1, y: 1 }, []).location).toBe("Left wall");
  });
});

describe("createNextDraft", () => {
  test("keeps only the set, the grade and the styles", () => {
    const draft = toggleStyle({ ...createDraft("set"), name: "X1", grade: "6a" }, "Slab");

    expect(createNextDraft(placeDot(draft, { x: 5, y: 5 }, areas))).toEqual({
      ...createDraft("set"),
      grade: "6a",
      styles: ["Slab"],
    });
  });
});

describe("toggleStyle", () => {
  test("adds and removes a style", () => {
    const slab = toggleStyle(createDraft("set"), "Slab");

    expect(toggleStyle(slab, "Jug").styles).toEqual(["Slab", "Jug"]);
    expect(toggleStyle(slab, "Slab").styles).toEqual([]);
  });
});

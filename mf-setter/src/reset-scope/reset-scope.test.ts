import type { Area, Circuit } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { formatScopeName } from "./format-reset-name.ts";
import { getResetScope } from "./get-reset-scope.ts";

const AREA_WIDTH = 10;

const areas = ["The Cave", "The Slab", "Main Wall", "The Island"].map((name, index): Area => {
  const left = index * AREA_WIDTH;
  return {
    name,
    joined: true,
    style: "",
    color: "#33669920",
    points: [
      { x: left, y: 0 },
      { x: left + AREA_WIDTH, y: 0 },
      { x: left + AREA_WIDTH, y: 10 },
      { x: left, y: 10 },
    ],
  };
});

const circuits = (["green", "black"] as const).map((color): Circuit => ({
  id: color,
  name: color === "green" ? "Green" : "Black",
  color,
  gym_id: "",
}));

/** "cave green" is a route of the circuit Green in The Cave. Nothing else contains the area "nowhere". */
function createRoutes(texts: readonly string[]) {
  return texts.map((text, index) => {
    const [area = "", circuit = ""] = text.split(" ");
    const column = ["cave", "slab", "main", "island"].indexOf(area);
    const x = column < 0 ? -5 : column * AREA_WIDTH + 5;
    return { id: `${index}`, x, y: 5, circuit_id: circuit };
  });
}

/** The name of the reset that strips the first routes of the wall. */
function nameReset(stripTexts: readonly string[], stayingTexts: readonly string[]) {
  const onWall = createRoutes([...stripTexts, ...stayingTexts]);
  const strip = onWall.slice(0, stripTexts.length);
  return formatScopeName(getResetScope({ strip, onWall, layout: { lines: [], areas }, circuits }));
}

describe("the name of a reset", () => {
  test("is the area of which more than half comes down", () => {
    expect(nameReset(["cave green", "cave black"], ["cave green", "slab black"])).toBe("The Cave");
  });

  test("is the circuit that comes down whole, in whatever areas", () => {
    expect(nameReset(["cave black", "slab black"], ["main green"])).toBe("Black");
  });

  test("contains areas, then circuits that come down whole", () => {
    const strip = ["cave green", "cave green", "cave black", "slab black"];
    expect(nameReset(strip, ["slab green"])).toBe("The Cave and Black");
  });

  test("does not repeat the routes of an area as a circuit", () => {
    expect(nameReset(["cave green", "cave black"], ["slab green"])).toBe("The Cave");
  });

  test("counts the other routes", () => {
    const strip = ["cave green", "slab green", "nowhere green"];
    expect(nameReset(strip, ["slab green", "slab green"])).toBe("The Cave and 2 more");
    expect(nameReset(["slab green"], ["slab green"])).toBe("1 route");
  });

  test("contains at most three names", () => {
    const strip = ["cave green", "slab green", "main green", "island green"];
    expect(nameReset(strip, ["nowhere green"])).toBe("The Cave, The Slab, Main Wall and 1 more");
  });

  test("says that nothing stays", () => {
    expect(nameReset(["cave green", "slab black"], [])).toBe("Whole gym");
  });

  test("says if nothing comes down", () => {
    expect(nameReset([], ["cave green"])).toBe("Untitled reset");
  });
});

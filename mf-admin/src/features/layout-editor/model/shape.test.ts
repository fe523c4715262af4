import { describe, expect, test } from "vitest";

import { AREA_COLORS, createArea } from "./shape.ts";

describe("createArea", () => {
  test("picks a random colour", () => {
    expect(createArea([], () => 0).color).toBe(AREA_COLORS[0]);
    expect(createArea([], () => 0.999).color).toBe(AREA_COLORS.at(-1));
  });

  test("picks a colour that no other area has, until all are used", () => {
    const areas = [createArea([], () => 0)];
    while (areas.length < AREA_COLORS.length) areas.push(createArea(areas, () => 0));

    expect(new Set(areas.map(({ color }) => color))).toEqual(new Set(AREA_COLORS));
    expect(AREA_COLORS).toContain(createArea(areas).color);
  });

  test("picks a colour with a low alpha", () => {
    for (const color of AREA_COLORS) expect(color).toMatch(/^#[0-9a-f]{6}40$/);
  });

  test("picks a name that no other area has", () => {
    const first = createArea([]);

    expect(createArea([first]).name).toBe("Area 2");
    expect(createArea([{ ...first, name: "Area 2" }]).name).toBe("Area 3");
  });
});

import { Layout } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { gymDesigns } from "../gyms/gyms.ts";
import { gritworksSections } from "../gyms/gritworks/sections.ts";
import { harbourSections } from "../gyms/harbour-blocs/sections.ts";
import { createLayout } from "./layout.ts";

const getWalls = ({ lines }: Layout) => lines.filter(({ style }) => style === "wall");

describe.each(gymDesigns)("the layout of $name", ({ sections }) => {
  const layout = createLayout(sections);
  const points = [...layout.lines, ...layout.areas].flatMap((shape) => shape.points);

  test("is valid for the API", () => {
    expect(Layout.safeParse(layout).success).toBe(true);
  });

  test("fits the guide box of 200 × 250 around the origin", () => {
    expect(Math.max(...points.map(({ x }) => Math.abs(x)))).toBeLessThanOrEqual(100);
    expect(Math.max(...points.map(({ y }) => Math.abs(y)))).toBeLessThanOrEqual(125);
  });

  test("has a closed area for each section, with different names", () => {
    expect(new Set(layout.areas.map(({ name }) => name)).size).toBe(sections.length);
    expect(layout.areas.every(({ joined }) => joined)).toBe(true);
  });

  test("has an outer wall without gaps", () => {
    const parts = sections.filter(({ joined }) => !joined).map(({ wall }) => wall);

    expect(parts.slice(1).map((wall) => wall[0])).toEqual(
      parts.slice(0, -1).map((wall) => wall.at(-1)),
    );
  });
});

describe("createLayout", () => {
  test("draws an open outer wall, then the closed boulders", () => {
    expect(getWalls(createLayout(gritworksSections)).map(({ joined }) => joined)).toEqual([
      false,
      true,
      true,
    ]);
    expect(getWalls(createLayout(harbourSections)).map(({ joined }) => joined)).toEqual([false]);
  });
});

import { Layout } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { gymLayout } from "./gym-layout.ts";

const points = [...gymLayout.lines, ...gymLayout.areas].flatMap((shape) => shape.points);

describe("gymLayout", () => {
  test("is valid for the API", () => {
    expect(Layout.safeParse(gymLayout).success).toBe(true);
  });

  test("fits the guide box of 200 × 250 around the origin", () => {
    expect(Math.max(...points.map(({ x }) => Math.abs(x)))).toBeLessThanOrEqual(100);
    expect(Math.max(...points.map(({ y }) => Math.abs(y)))).toBeLessThanOrEqual(125);
  });

  test("has six closed areas with different names", () => {
    expect(new Set(gymLayout.areas.map(({ name }) => name)).size).toBe(6);
    expect(gymLayout.areas.every(({ joined }) => joined)).toBe(true);
  });

  test("has an open outer wall and two closed boulders", () => {
    const walls = gymLayout.lines.filter(({ style }) => style === "wall");

    expect(walls.map(({ joined }) => joined)).toEqual([false, true, true]);
  });
});

import type { Area, Layout, Line } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { findLayoutChanges } from "./layout-changes.ts";

const createLine = (x: number, style: Line["style"] = "wall"): Line => ({
  joined: false,
  style,
  points: [
    { x, y: 0 },
    { x, y: 10 },
  ],
});

const createArea = (name: string, x: number): Area => ({
  name,
  joined: true,
  style: "area",
  color: "#aabbcc40",
  points: [
    { x, y: 0 },
    { x: x + 10, y: 0 },
    { x, y: 10 },
  ],
});

const createLayout = (layout: Partial<Layout>): Layout => ({ lines: [], areas: [], ...layout });

describe("findLayoutChanges", () => {
  test("finds no change between equal layouts", () => {
    const layout = createLayout({ lines: [createLine(0)], areas: [createArea("Slab", 0)] });

    expect(findLayoutChanges(layout, structuredClone(layout))).toEqual({ total: 0, changes: [] });
  });

  test("names lines as the editor does", () => {
    const before = createLayout({ lines: [createLine(0), createLine(5), createLine(0, "mat")] });
    const after = createLayout({
      lines: [createLine(0), createLine(6), createLine(0, "mat"), createLine(9, "mat")],
    });

    expect(findLayoutChanges(before, after).changes).toEqual([
      { change: "changed", name: "Wall 2" },
      { change: "added", name: "Pad Area 2" },
    ]);
  });

  test("names a removed line by its previous position", () => {
    const before = createLayout({ lines: [createLine(0), createLine(5)] });

    expect(findLayoutChanges(before, createLayout({ lines: [createLine(0)] })).changes).toEqual([
      { change: "removed", name: "Wall 2" },
    ]);
  });

  test("finds the removal of one of two equal lines", () => {
    const before = createLayout({ lines: [createLine(0), createLine(0)] });

    expect(findLayoutChanges(before, createLayout({ lines: [createLine(0)] })).changes).toEqual([
      { change: "removed", name: "Wall 2" },
    ]);
  });

  test("finds added, changed, renamed and removed areas", () => {
    const before = createLayout({
      areas: [createArea("Slab", 0), createArea("Cave", 20), createArea("Barn", 40)],
    });
    const after = createLayout({
      areas: [createArea("Slab", 1), createArea("Roof", 20), createArea("Island", 60)],
    });

    expect(findLayoutChanges(before, after).changes).toEqual([
      { change: "changed", name: "Slab" },
      { change: "renamed", name: "Roof", previousName: "Cave" },
      { change: "added", name: "Island" },
      { change: "removed", name: "Barn" },
    ]);
  });

  test("lists at most 20 changes, and counts all", () => {
    const lines = Array.from({ length: 30 }, (_, x) => createLine(x));

    const { total, changes } = findLayoutChanges(createLayout({}), createLayout({ lines }));

    expect(total).toBe(30);
    expect(changes).toHaveLength(20);
  });
});

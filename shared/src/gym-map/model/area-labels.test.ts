import type { Area, Line } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { placeAreaLabels } from "./area-labels.ts";
import { GUIDE_BOX } from "./box.ts";

const createRectangle = (...[left, top, right, bottom]: [number, number, number, number]) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

const createArea = (name: string, points: Area["points"]): Area => ({
  name,
  points,
  joined: true,
  style: "area",
  color: "#00000022",
});

const createWall = (joined: boolean, points: Line["points"]): Line => ({
  joined,
  points,
  style: "wall",
});

const placeAll = (...input: Parameters<typeof placeAreaLabels>) => [...placeAreaLabels(...input)];

describe("placeAreaLabels", () => {
  test("places the label on the freestanding boulder in the area", () => {
    const island = createWall(true, createRectangle(-20, -20, 20, 20));
    const layout = {
      lines: [island],
      areas: [createArea("The Island", createRectangle(-40, -40, 40, 40))],
    };

    expect(placeAll(layout, GUIDE_BOX)).toEqual([
      { name: "The Island", position: { x: 0, y: 0 }, ground: "boulder" },
    ]);
  });

  test("places the label on the floor, towards the centre of the gym", () => {
    const slab = createArea("The Slab", createRectangle(-100, -60, -70, 60));
    const [label] = placeAll({ lines: [], areas: [slab] }, GUIDE_BOX);

    expect(label?.ground).toBe("floor");
    expect(Math.abs(label?.position.y ?? Infinity)).toBeLessThan(15);
    expect(label?.position.x).toBeGreaterThan(-60);
    expect(label?.position.x).toBeLessThan(-30);
  });

  test("avoids a mat", () => {
    const slab = createArea("The Slab", createRectangle(-100, -60, -70, 60));
    const mat = { joined: true, points: createRectangle(-66, -20, -10, 20), style: "mat" as const };
    const [label] = placeAll({ lines: [mat], areas: [slab] }, GUIDE_BOX);

    expect(Math.abs(label?.position.y ?? 0)).toBeGreaterThan(20);
  });

  test("places the label on the same side of a wall as its area", () => {
    const slab = createArea("The Slab", createRectangle(-100, -60, -70, 60));
    const wall = createWall(false, [
      { x: -60, y: -200 },
      { x: -60, y: 200 },
    ]);
    const [label] = placeAll({ lines: [wall], areas: [slab] }, GUIDE_BOX);

    expect(label?.position.x).toBeLessThan(-60);
  });

  test("does not overlap an earlier label", () => {
    const slab = createArea("The Slab", createRectangle(-100, -60, -70, 60));
    const [first, second] = placeAll({ lines: [], areas: [slab, slab] }, GUIDE_BOX);

    expect(Math.abs((first?.position.y ?? 0) - (second?.position.y ?? 0))).toBeGreaterThan(7);
  });

  test("stays in an area at the centre of the gym", () => {
    const floor = createArea("Floor", createRectangle(-10, -10, 10, 10));

    expect(placeAll({ lines: [], areas: [floor] }, GUIDE_BOX)[0]?.position).toEqual({
      x: 0,
      y: 0,
    });
  });

  test("skips areas without a name", () => {
    expect(
      placeAll({ lines: [], areas: [createArea(" ", createRectangle(0, 0, 9, 9))] }, GUIDE_BOX),
    ).toEqual([]);
  });
});

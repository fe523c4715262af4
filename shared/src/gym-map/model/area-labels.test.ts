import type { Area, Line } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { placeAreaLabels } from "./area-labels.ts";
import { GUIDE_BOX } from "./box.ts";

const box = (...[left, top, right, bottom]: [number, number, number, number]) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

const area = (name: string, points: Area["points"]): Area => ({
  name,
  points,
  joined: true,
  style: "area",
  color: "#00000022",
});

const wall = (joined: boolean, points: Line["points"]): Line => ({ joined, points, style: "wall" });

describe("an area's name", () => {
  test("stands on the freestanding boulder in the area", () => {
    const island = wall(true, box(-20, -20, 20, 20));
    const layout = { lines: [island], areas: [area("The Island", box(-40, -40, 40, 40))] };

    expect(placeAreaLabels(layout, GUIDE_BOX)).toEqual([
      { name: "The Island", at: { x: 0, y: 0 }, ground: "boulder" },
    ]);
  });

  test("stands on the floor beside its wall, towards the middle of the gym", () => {
    const slab = area("The Slab", box(-100, -60, -70, 60));
    const [name] = placeAreaLabels({ lines: [], areas: [slab] }, GUIDE_BOX);

    expect(name?.ground).toBe("floor");
    expect(name?.at.y).toBeCloseTo(0, -1.5);
    expect(name?.at.x).toBeGreaterThan(-60);
    expect(name?.at.x).toBeLessThan(-30);
  });

  test("goes round a mat that lies in the way", () => {
    const slab = area("The Slab", box(-100, -60, -70, 60));
    const mat = { joined: true, points: box(-66, -20, -10, 20), style: "mat" as const };
    const [name] = placeAreaLabels({ lines: [mat], areas: [slab] }, GUIDE_BOX);

    expect(Math.abs(name?.at.y ?? 0)).toBeGreaterThan(20);
  });

  test("stays on its side of a wall", () => {
    const slab = area("The Slab", box(-100, -60, -70, 60));
    const between = wall(false, [
      { x: -60, y: -200 },
      { x: -60, y: 200 },
    ]);
    const [name] = placeAreaLabels({ lines: [between], areas: [slab] }, GUIDE_BOX);

    expect(name?.at.x).toBeLessThan(-60);
  });

  test("leaves room for the one before", () => {
    const slab = area("The Slab", box(-100, -60, -70, 60));
    const [first, second] = placeAreaLabels({ lines: [], areas: [slab, slab] }, GUIDE_BOX);

    expect(Math.abs((first?.at.y ?? 0) - (second?.at.y ?? 0))).toBeGreaterThan(7);
  });

  test("stays in the area when that is the middle of the gym", () => {
    const floor = area("Floor", box(-10, -10, 10, 10));

    expect(placeAreaLabels({ lines: [], areas: [floor] }, GUIDE_BOX)[0]?.at).toEqual({
      x: 0,
      y: 0,
    });
  });

  test("is left out when there is none", () => {
    expect(placeAreaLabels({ lines: [], areas: [area(" ", box(0, 0, 9, 9))] }, GUIDE_BOX)).toEqual(
      [],
    );
  });
});

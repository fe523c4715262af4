import { describe, expect, test } from "vitest";

import { snap } from "./snap.ts";
import { createLine } from "./shape.ts";

const at = (x: number, y: number) => ({ x, y });
const shapes = [{ ...createLine(), points: [at(3, 3), at(43, 3)] }];

describe("snap", () => {
  test.each([
    ["a point", at(4, 4.5), at(3, 3)],
    ["a line", at(24, 4.5), at(24, 3)],
    ["the grid", at(58, 79), at(60, 80)],
  ])("moves a position to %s", (_target, position, expected) => {
    expect(snap(position, { shapes, anchors: [] }, 3)).toEqual(expected);
  });

  test("moves a position to a 45° ray from its neighbour", () => {
    const { x, y } = snap(at(125, 126), { shapes: [], anchors: [at(100, 100)] }, 3);

    expect(x - 100).toBeCloseTo(y - 100);
  });

  test("does not move a position that is far from all targets", () => {
    expect(snap(at(75, 45), { shapes, anchors: [] }, 3)).toEqual(at(75, 45));
  });
});

import { describe, expect, test } from "vitest";

import { getDrawingScale, toLayoutPoint } from "./map-point.ts";

/** A drawing of 200 × 250 units in 400 × 1000 pixels: 2 pixels per unit, with space above and below. */
const drawing = {
  rect: { left: 50, top: 20, width: 400, height: 1_000 },
  viewBox: { x: -100, y: -125, width: 200, height: 250 },
};

describe("toLayoutPoint", () => {
  test("converts the centre of the rectangle to the centre of the view box", () => {
    expect(toLayoutPoint(drawing, { x: 250, y: 520 })).toEqual({ x: 0, y: 0 });
  });

  test("converts the top left corner of the drawing to that of the view box", () => {
    expect(getDrawingScale(drawing)).toBe(2);
    expect(toLayoutPoint(drawing, { x: 50, y: 270 })).toEqual({ x: -100, y: -125 });
  });
});

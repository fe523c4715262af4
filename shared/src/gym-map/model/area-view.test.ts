import { expect, test } from "vitest";

import { getAreaView } from "./area-view.ts";
import { toPixel } from "./viewport.ts";
import { getHomeBox } from "./box.ts";

const layout = { lines: [], areas: [] };
const points = [
  { x: -90, y: -20 },
  { x: -60, y: -20 },
  { x: -60, y: 100 },
];

test.each([
  { width: 390, height: 356 },
  { width: 900, height: 700 },
  { width: 320, height: 640 },
])("shows the whole area on a canvas of $width × $height", (size) => {
  const view = getAreaView(layout, { points });
  if (!view) throw new Error("The area has points");
  const canvas = { size, homeBox: getHomeBox(layout) };

  for (const point of points) {
    const { x, y } = toPixel(canvas, view, point);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(size.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(size.height);
  }
});

test("is undefined for an area without points", () => {
  expect(getAreaView(layout, { points: [] })).toBeUndefined();
});

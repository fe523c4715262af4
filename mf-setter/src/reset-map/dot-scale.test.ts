import { expect, test } from "vitest";

import { getDotScale } from "./dot-scale.ts";

test.each([0.9, 1.4, 2])("dots grow with the map up to zoom 2: %d", (zoom) => {
  expect(getDotScale(zoom)).toBe(1);
});

test("dots keep their size on the screen from zoom 2, within an eighth", () => {
  for (let zoom = 2; zoom <= 7; zoom += 0.05) {
    const sizeOnScreen = getDotScale(zoom) * zoom;
    expect(sizeOnScreen / 2).toBeGreaterThan(7 / 8);
    expect(sizeOnScreen / 2).toBeLessThan(9 / 8);
  }
});

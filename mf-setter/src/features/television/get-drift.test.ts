import { expect, test } from "vitest";

import { getDrift } from "./get-drift.ts";

const minutes = Array.from({ length: 24 * 60 }, (_, minute) => getDrift(minute));

test("moves at most 2 pixels in a minute, and stays within the margin", () => {
  for (const [index, { x, y }] of minutes.entries()) {
    const next = getDrift(index + 1);
    expect(Math.abs(next.x - x)).toBeLessThanOrEqual(2);
    expect(Math.abs(next.y - y)).toBeLessThanOrEqual(2);
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(12);
  }
});

test("shows each part of the drawing at many places of the display during a day", () => {
  expect(new Set(minutes.map(({ x, y }) => `${x} ${y}`)).size).toBeGreaterThan(300);
});

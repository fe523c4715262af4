import { describe, expect, test } from "vitest";

import { nudge } from "./nudge.ts";

const point = { x: 10, y: -4 };

describe("nudge", () => {
  test.each([
    ["ArrowLeft", { x: 9, y: -4 }],
    ["ArrowRight", { x: 11, y: -4 }],
    ["ArrowUp", { x: 10, y: -5 }],
    ["ArrowDown", { x: 10, y: -3 }],
  ])("moves the point by one unit with %s", (key, expected) => {
    expect(nudge(point, { key, shiftKey: false })).toEqual(expected);
  });

  test("moves the point by five units with Shift", () => {
    expect(nudge(point, { key: "ArrowDown", shiftKey: true })).toEqual({ x: 10, y: 1 });
  });

  test("ignores other keys", () => {
    expect(nudge(point, { key: "Enter", shiftKey: false })).toBeUndefined();
  });
});

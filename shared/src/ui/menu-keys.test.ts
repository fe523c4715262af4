import { describe, expect, test } from "vitest";

import { menuMatch, menuMove } from "./menu-keys.ts";

const labels = ["Name", "Sent", "Most sent", "Style"];

describe("the keys of a menu", () => {
  test("go round at both ends", () => {
    expect(menuMove("ArrowDown", { labels, current: 3 })).toBe(0);
    expect(menuMove("ArrowUp", { labels, current: 0 })).toBe(3);
  });

  test("jump to the first and the last item", () => {
    expect(menuMove("Home", { labels, current: 2 })).toBe(0);
    expect(menuMove("End", { labels, current: 0 })).toBe(3);
  });

  test("mean nothing in an empty menu", () => {
    expect(menuMove("ArrowDown", { labels: [], current: -1 })).toBeUndefined();
  });

  test("step through the items of one first letter", () => {
    expect(menuMatch("s", { labels, current: 1 })).toBe(3);
    expect(menuMatch("s", { labels, current: 3 })).toBe(1);
  });

  test("stay on the item that a longer word still fits", () => {
    expect(menuMatch("se", { labels, current: 1 })).toBe(1);
    expect(menuMatch("st", { labels, current: 1 })).toBe(3);
  });
});

import { describe, expect, test } from "vitest";

import { findByPrefix, getMoveTarget } from "./menu-keys.ts";

const labels = ["Name", "Sent", "Most sent", "Style"];

describe("getMoveTarget", () => {
  test("wraps around at both ends", () => {
    expect(getMoveTarget("ArrowDown", { labels, currentIndex: 3 })).toBe(0);
    expect(getMoveTarget("ArrowUp", { labels, currentIndex: 0 })).toBe(3);
  });

  test("jumps to the first and the last item", () => {
    expect(getMoveTarget("Home", { labels, currentIndex: 2 })).toBe(0);
    expect(getMoveTarget("End", { labels, currentIndex: 0 })).toBe(3);
  });

  test("returns undefined for an empty menu", () => {
    expect(getMoveTarget("ArrowDown", { labels: [], currentIndex: -1 })).toBeUndefined();
  });
});

describe("findByPrefix", () => {
  test("steps through the items with the same first letter", () => {
    expect(findByPrefix("s", { labels, currentIndex: 1 })).toBe(3);
    expect(findByPrefix("s", { labels, currentIndex: 3 })).toBe(1);
  });

  test("stays on the item while a longer prefix matches", () => {
    expect(findByPrefix("se", { labels, currentIndex: 1 })).toBe(1);
    expect(findByPrefix("st", { labels, currentIndex: 1 })).toBe(3);
  });
});

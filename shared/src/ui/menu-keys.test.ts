import { describe, expect, test } from "vitest";

import { findByPrefix, getMoveTarget } from "./menu-keys.ts";

const labels = ["Name", "Sent", "Most sent", "Style"];

describe("the keys of a menu", () => {
  test("go round at both ends", () => {
    expect(getMoveTarget("ArrowDown", { labels, current: 3 })).toBe(0);
    expect(getMoveTarget("ArrowUp", { labels, current: 0 })).toBe(3);
  });

  test("jump to the first and the last item", () => {
    expect(getMoveTarget("Home", { labels, current: 2 })).toBe(0);
    expect(getMoveTarget("End", { labels, current: 0 })).toBe(3);
  });

  test("mean nothing in an empty menu", () => {
    expect(getMoveTarget("ArrowDown", { labels: [], current: -1 })).toBeUndefined();
  });

  test("step through the items of one first letter", () => {
    expect(findByPrefix("s", { labels, current: 1 })).toBe(3);
    expect(findByPrefix("s", { labels, current: 3 })).toBe(1);
  });

  test("stay on the item that a longer word still fits", () => {
    expect(findByPrefix("se", { labels, current: 1 })).toBe(1);
    expect(findByPrefix("st", { labels, current: 1 })).toBe(3);
  });
});

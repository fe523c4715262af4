import { describe, expect, test } from "vitest";

import { groupBy } from "./group-by.ts";

describe("groupBy", () => {
  test("groups items by key, in the order of their first item", () => {
    const groups = groupBy([3, 1, 2, 5], (item) => item % 2 === 0);

    expect([...groups]).toEqual([
      [false, [3, 1, 5]],
      [true, [2]],
    ]);
  });

  test("returns an empty map for no items", () => {
    expect(groupBy([], String).size).toBe(0);
  });
});

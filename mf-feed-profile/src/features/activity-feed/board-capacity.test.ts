import { describe, expect, test } from "vitest";

import { getBoardCapacity, getVisibleCount, MIN_CAPACITY } from "./board-capacity.ts";

describe("the send board", () => {
  test("holds three rows of what its width takes", () => {
    expect(getBoardCapacity(28 + 36 * 8 - 9)).toBe(24);
    expect(getBoardCapacity(28 + 36 * 8 - 10)).toBe(21);
  });

  test("draws all that fit", () => {
    expect(getVisibleCount(24, 24)).toBe(24);
    expect(getVisibleCount(MIN_CAPACITY, MIN_CAPACITY)).toBe(18);
  });

  test("keeps two places for the number of the rest", () => {
    expect(getVisibleCount(25, 24)).toBe(22);
  });
});

import { describe, expect, test } from "vitest";

import { getBoardCapacity, getVisibleCount, MIN_CAPACITY } from "./board-capacity.ts";

describe("getBoardCapacity", () => {
  test("fits three rows of holds", () => {
    expect(getBoardCapacity(28 + 36 * 8 - 9)).toBe(24);
    expect(getBoardCapacity(28 + 36 * 8 - 10)).toBe(21);
  });
});

describe("getVisibleCount", () => {
  test("shows all holds that fit", () => {
    expect(getVisibleCount(24, 24)).toBe(24);
    expect(getVisibleCount(MIN_CAPACITY, MIN_CAPACITY)).toBe(18);
  });

  test("reserves the space of two holds for the overflow label", () => {
    expect(getVisibleCount(25, 24)).toBe(22);
  });
});

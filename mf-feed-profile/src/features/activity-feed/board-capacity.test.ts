import { describe, expect, test } from "vitest";

import { boardCapacity, drawnHolds, SURE_CAPACITY } from "./board-capacity.ts";

describe("the send board", () => {
  test("holds three rows of what its width takes", () => {
    expect(boardCapacity(28 + 36 * 8 - 9)).toBe(24);
    expect(boardCapacity(28 + 36 * 8 - 10)).toBe(21);
  });

  test("draws all that fit", () => {
    expect(drawnHolds(24, 24)).toBe(24);
    expect(drawnHolds(SURE_CAPACITY, SURE_CAPACITY)).toBe(18);
  });

  test("keeps two places for the number of the rest", () => {
    expect(drawnHolds(25, 24)).toBe(22);
  });
});

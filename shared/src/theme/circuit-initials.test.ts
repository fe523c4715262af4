import { describe, expect, test } from "vitest";

import { getCircuitInitials } from "./circuit-initials.ts";

describe("getCircuitInitials", () => {
  test("returns no initials when all shapes differ", () => {
    const circuits = [
      { id: "1", name: "Green", color: "green" },
      { id: "2", name: "Red", color: "red" },
    ];

    expect(getCircuitInitials(circuits).size).toBe(0);
  });

  test("returns the initials of later circuits that share a shape", () => {
    const circuits = [
      { id: "1", name: "Pink", color: "pink" },
      { id: "2", name: "comp pink", color: "pink" },
      { id: "3", name: "White", color: "pink" },
    ];

    expect(getCircuitInitials(circuits)).toEqual(new Map([["2", "C"]]));
  });
});

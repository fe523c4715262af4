import { describe, expect, test } from "vitest";

import { circuitInitials } from "./circuit-initials.ts";

describe("circuitInitials", () => {
  test("returns no initials when all shapes differ", () => {
    const circuits = [
      { id: "1", name: "Green", color: "green" },
      { id: "2", name: "Red", color: "red" },
    ];

    expect(circuitInitials(circuits).size).toBe(0);
  });

  test("returns the initials of later circuits that share a shape", () => {
    const circuits = [
      { id: "1", name: "Pink", color: "pink" },
      { id: "2", name: "comp pink", color: "pink" },
      { id: "3", name: "White", color: "pink" },
    ];

    expect(circuitInitials(circuits)).toEqual(new Map([["2", "C"]]));
  });
});

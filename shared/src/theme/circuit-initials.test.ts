import { describe, expect, test } from "vitest";

import { circuitInitials } from "./circuit-initials.ts";

describe("circuits of one gym", () => {
  test("need no initial while their shapes differ", () => {
    const circuits = [
      { id: "1", name: "Green", color: "green" },
      { id: "2", name: "Red", color: "red" },
    ];

    expect(circuitInitials(circuits).size).toBe(0);
  });

  test("that share a shape are told apart by the initials of the later ones", () => {
    const circuits = [
      { id: "1", name: "Pink", color: "pink" },
      { id: "2", name: "comp pink", color: "pink" },
      { id: "3", name: "White", color: "pink" },
    ];

    expect(circuitInitials(circuits)).toEqual(new Map([["2", "C"]]));
  });
});

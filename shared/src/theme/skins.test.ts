import { describe, expect, test } from "vitest";

import { circuitSkin } from "./skins.ts";

describe("circuitSkin", () => {
  test("returns the skin of the colour key, not of the name", () => {
    expect(circuitSkin({ name: "Comp Pink", color: "pink" })).toBe("pink");
  });

  test("returns the white ring for a circuit named White with any colour key", () => {
    expect(circuitSkin({ name: "white", color: "black" })).toBe("white");
  });

  test("returns the white ring for an unknown colour", () => {
    expect(circuitSkin({ color: "unknown" })).toBe("white");
  });
});

import { describe, expect, test } from "vitest";

import { getCircuitSkin } from "./skins.ts";

describe("getCircuitSkin", () => {
  test("returns the skin of the colour key, not of the name", () => {
    expect(getCircuitSkin({ name: "Comp Pink", color: "pink" })).toBe("pink");
  });

  test("returns the white ring for a circuit named White with any colour key", () => {
    expect(getCircuitSkin({ name: "white", color: "black" })).toBe("white");
  });

  test("returns the white ring for an unknown colour", () => {
    expect(getCircuitSkin({ color: "unknown" })).toBe("white");
  });
});

import { describe, expect, test } from "vitest";

import { circuitSkin } from "./skins.ts";

describe("a circuit's skin", () => {
  test("follows the colour key, not the name", () => {
    expect(circuitSkin({ name: "Comp Pink", color: "pink" })).toBe("pink");
  });

  test("is the white ring for a circuit named White, whatever its colour key", () => {
    expect(circuitSkin({ name: "white", color: "black" })).toBe("white");
  });

  test("is the white ring for an unknown colour", () => {
    expect(circuitSkin({ color: "teal" })).toBe("white");
  });
});

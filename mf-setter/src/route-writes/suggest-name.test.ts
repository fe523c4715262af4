import { describe, expect, test } from "vitest";

import { createUsedNames, suggestName } from "./suggest-name.ts";

describe("suggestName", () => {
  test("returns the first letter of the circuit and the number of routes plus 1", () => {
    expect(suggestName("Purple")).toBe("P1");
    expect(suggestName("purple", createUsedNames(["P1", "P2"]))).toBe("P3");
    expect(suggestName("Élan", createUsedNames(["x"]))).toBe("É2");
  });

  test("skips names that are taken, in any case", () => {
    expect(suggestName("Purple", createUsedNames(["P2", "p3"]))).toBe("P4");
  });

  test("counts and skips the names of all groups", () => {
    expect(suggestName("Purple", createUsedNames(["P1"]), createUsedNames(["P3 "]))).toBe("P4");
  });
});

import { describe, expect, test } from "vitest";

import { suggestName } from "./suggest-name.ts";

describe("suggestName", () => {
  test("returns the first letter of the circuit and the number of routes plus 1", () => {
    expect(suggestName("Purple", [])).toBe("P1");
    expect(suggestName("purple", ["P1", "P2"])).toBe("P3");
    expect(suggestName("Élan", ["x"])).toBe("É2");
  });

  test("skips names that are taken, in any case", () => {
    expect(suggestName("Purple", ["P2", "p3"])).toBe("P4");
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { readStyle, styleTags, writeStyle } from "./styles.ts";

describe("a route's style", () => {
  test.each([
    ["Slab,Crimp", ["Slab", "Crimp"]],
    ["  slab ,  HEEL   hook,", ["Slab", "Heel Hook"]],
    ["Slab, slab, SLAB", ["Slab"]],
    ["Coordination, Slab", ["Coordination", "Slab"]],
    [", ,", []],
  ])("is read by its commas: %j", (text, tags) => {
    expect(readStyle(text)).toEqual(tags);
  });

  test("comes back as it was written", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...styleTags)), (tags) => {
        expect(readStyle(writeStyle(tags))).toEqual(tags);
      }),
    );
  });

  test("is the same however often it is tidied", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", "B", " ", ",") }), (text) => {
        const once = writeStyle(readStyle(text));

        expect(writeStyle(readStyle(once))).toBe(once);
      }),
    );
  });
});

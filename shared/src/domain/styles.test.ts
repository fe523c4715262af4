import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { parseStyleTags, STYLE_TAGS, formatStyleTags } from "./styles.ts";

describe("a route's style", () => {
  test.each([
    ["Slab,Crimp", ["Slab", "Crimp"]],
    ["  slab ,  HEEL   hook,", ["Slab", "Heel Hook"]],
    ["Slab, slab, SLAB", ["Slab"]],
    ["Coordination, Slab", ["Coordination", "Slab"]],
    [", ,", []],
  ])("is read by its commas: %j", (text, tags) => {
    expect(parseStyleTags(text)).toEqual(tags);
  });

  test("comes back as it was written", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...STYLE_TAGS)), (tags) => {
        expect(parseStyleTags(formatStyleTags(tags))).toEqual(tags);
      }),
    );
  });

  test("is the same however often it is tidied", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", "B", " ", ",") }), (text) => {
        const once = formatStyleTags(parseStyleTags(text));

        expect(formatStyleTags(parseStyleTags(once))).toBe(once);
      }),
    );
  });
});

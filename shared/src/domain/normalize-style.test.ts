import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { normalizeStyle, STYLE_TAGS } from "./normalize-style.ts";
import { parseStyleTags } from "./style-tags.ts";

describe("normalizeStyle", () => {
  test.each([
    ["Slab,Crimp", "Slab,Crimp"],
    ["  slab ,  HEEL   hook,", "Slab,Heel Hook"],
    ["Slab, slab, SLAB", "Slab"],
    ["Coordination, Slab", "Coordination,Slab"],
    [", ,", ""],
  ])("cleans up %j", (style, normalized) => {
    expect(normalizeStyle(style)).toBe(normalized);
  });

  test("suggests each tag once, with one spelling", () => {
    expect(parseStyleTags(normalizeStyle(STYLE_TAGS.join()))).toEqual(STYLE_TAGS);
  });

  test("keeps every suggested tag", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...STYLE_TAGS)), (tags) => {
        expect(parseStyleTags(normalizeStyle(tags.join(", ")))).toEqual(tags);
      }),
    );
  });

  test("is idempotent and never makes the text longer", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", "B", " ", ",") }), (style) => {
        const normalizedStyle = normalizeStyle(style);

        expect(normalizeStyle(normalizedStyle)).toBe(normalizedStyle);
        expect(normalizedStyle.length).toBeLessThanOrEqual(style.length);
      }),
    );
  });
});

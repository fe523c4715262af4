import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";

import { compareNaturally, createCollator } from "./natural-order.ts";
import { getPageLanguage } from "./page-language.ts";

const getOrder = (a: string, b: string) => Math.sign(compareNaturally(a, b));

describe("compareNaturally", () => {
  test.each([
    ["g2", "g10"],
    ["G2", "g10"],
    ["g9a", "g10a"],
    ["", "a"],
    ["a", "B"],
    ["wall 2 left", "wall 10"],
  ])("sorts “%s” before “%s”", (first, second) => {
    expect([getOrder(first, second), getOrder(second, first)]).toEqual([-1, 1]);
  });

  test.each([
    ["g1", "G1"],
    ["", ""],
  ])("treats “%s” and “%s” as equal", (a, b) => {
    expect(getOrder(a, b)).toBe(0);
  });

  test("compares numbers after a common prefix by value", () => {
    fc.assert(
      fc.property(fc.constantFrom("g", "P", "wall "), fc.nat(), fc.nat(), (letters, a, b) => {
        expect(getOrder(`${letters}${a}`, `${letters}${b}`)).toBe(Math.sign(a - b));
      }),
    );
  });

  test("is antisymmetric and transitive", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (a, b, c) => {
        expect(getOrder(a, b)).toBe(-getOrder(b, a) || 0);
        const [first = "", , last = ""] = [a, b, c].toSorted(compareNaturally);
        expect(getOrder(first, last)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe("the language of the page", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test.each([
    ["en", ["Ida", "Öst", "Yrsa", "Zoe"]],
    ["de", ["Ida", "Öst", "Yrsa", "Zoe"]],
    ["sv", ["Ida", "Yrsa", "Zoe", "Öst"]],
    ["lt", ["Ida", "Yrsa", "Öst", "Zoe"]],
    ["zh", ["王小明", "张伟", "Ida", "Zoe"]],
    // Translated pages can have a language that is none.
    ["auto", ["Ida", "Öst", "Yrsa", "Zoe"]],
    ["", ["Ida", "Öst", "Yrsa", "Zoe"]],
  ])("orders the letters of names: %j", (lang, names) => {
    vi.stubGlobal("document", { documentElement: { lang } });

    const { compare } = createCollator(getPageLanguage());

    expect(names.toReversed().toSorted(compare)).toEqual(names);
  });

  test("is English on the server", () => {
    expect(getPageLanguage()).toBe("en");
  });
});

describe("the order of names in any language", () => {
  const language = fc.constantFrom("en", "de", "sv", "lt", "tr", "zh", "ja", "ar", "auto");
  const name = fc
    .string({ unit: "grapheme", maxLength: 40 })
    .filter((text) => text.isWellFormed())
    .map((text) => text.normalize("NFC"));

  test("is total, and the same for composed and decomposed letters", () => {
    fc.assert(
      fc.property(language, fc.tuple(name, name, name), (lang, [a, b, c]) => {
        const { compare } = createCollator(lang);
        expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) || 0);
        expect(compare(a.normalize("NFD"), a)).toBe(0);
        const [first = "", , last = ""] = [a, b, c].toSorted(compare);
        expect(compare(first, last)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

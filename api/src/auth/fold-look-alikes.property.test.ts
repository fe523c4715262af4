import fc from "fast-check";
import { expect, test } from "vitest";

import { foldLookAlikes } from "./fold-look-alikes.ts";

/** Pairs of letters that look alike. */
const LOOK_ALIKES = new Map(
  Object.entries({ a: "а", c: "с", e: "е", i: "l", o: "0", p: "р", x: "х", y: "у", s: "$" }),
);

test("names that differ in separators, accents, width and look-alikes fold to the same text", () => {
  const letter = fc.constantFrom(...Array.from("abcdefghijklmnopqrstuvwxyz"));
  const spellings = [
    (char: string) => char,
    (char: string) => char.toUpperCase(),
    (char: string) => `${char}\u0301`,
    (char: string) => `${char} `,
    (char: string) => `${char}\u200B`,
    (char: string) => String.fromCodePoint(char.charCodeAt(0) + 0xfee0),
    (char: string) => LOOK_ALIKES.get(char) ?? char,
  ];
  const spelledLetter = fc.record({ char: letter, spell: fc.constantFrom(...spellings) });
  fc.assert(
    fc.property(fc.array(spelledLetter, { maxLength: 40 }), (letters) => {
      const name = letters.map(({ char }) => char).join("");
      const spelled = letters.map(({ char, spell }) => spell(char)).join("");
      expect(foldLookAlikes(spelled)).toBe(foldLookAlikes(name));
    }),
  );
});

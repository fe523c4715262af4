import { describe, expect, test } from "vitest";

import { getWords } from "./fold-text.ts";

describe("getWords", () => {
  test.each([
    ["Café Bloc", ["cafe", "bloc"]],
    ["  O’Brien's-Wall ", ["o", "brien", "s", "wall"]],
    ["STRASSE, Straße", ["strasse", "strasse"]],
    ["Łódź · Ångström", ["lodz", "·", "angstrom"]],
    ["ΟΔΟΣ", ["οδοσ"]],
    ["ＢＬＯＣ　８", ["bloc", "8"]],
    ["Москва", ["москва"]],
    ["100%_!", ["100"]],
    [" -/ ", []],
  ])("splits %j into %j", (text, words) => {
    expect(getWords(text)).toEqual(words);
  });
});

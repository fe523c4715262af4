import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { findWordStarts } from "./find-word-starts.ts";

/** Marks the matches with brackets. */
const mark = (text: string, query: string) =>
  findWordStarts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");

describe("findWordStarts", () => {
  test.each([
    ["Gritworks Leeds", "lee", "Gritworks [Lee]ds"],
    ["Lee Valley, Leek", "lee", "[Lee] Valley, [Lee]k"],
    ["Café Bloc", "caf blo", "[Caf]é [Blo]c"],
    ["Café Bloc", "cafe", "[Café] Bloc"],
    ["Cafe\u0301 Bloc", "cafe", "[Cafe\u0301] Bloc"],
    ["Große Wand", "gros", "[Groß]e Wand"],
    ["Harbour", "arb", "Harbour"],
    ["O'Brien", "o'b", "[O]'[B]rien"],
    ["Wall", "", "Wall"],
  ])("in %j for %j", (text, query, expected) => {
    expect(mark(text, query)).toBe(expected);
  });

  test("keeps the text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.string({ unit: "grapheme" }),
        (text, query) => {
          const parts = findWordStarts(text, query);

          expect(parts.map((part) => part.text).join("")).toBe(text);
        },
      ),
    );
  });
});

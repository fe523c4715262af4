import { describe, expect, test } from "vitest";

import { DisplayName, MAX_DISPLAY_NAME_LENGTH } from "./display-name.ts";

const parse = (name: string | null) => DisplayName.safeParse(name);

describe("a display name", () => {
  test.each([
    "王小明",
    "Jörg Dahl",
    "Ольга",
    "علی‌رضا",
    "क्‍षमा",
    "இளங்கோ",
    "O'Brien-Núñez",
    "👩‍👧 Ana",
    "🧗🏽‍♀️",
    "❤️",
  ])("can be %s", (name) => {
    expect(parse(name)).toMatchObject({ success: true, data: name.normalize("NFC") });
  });

  test.each([
    ["Joana Silva", "  Joana \u00A0\u3000 Silva "],
    ["J\u00F6rg", "Jo\u0308rg"],
    [null, ""],
    [null, " \u3000"],
    [null, null],
  ])("is stored as %j if it is sent as %j", (stored, sent) => {
    expect(parse(sent)).toEqual({ success: true, data: stored });
  });

  test.each([
    ["a control character", "a\u0007b"],
    ["a line break", "a\nb"],
    ["a tab", "a\tb"],
    ["a bidirectional override", "a\u202Eb"],
    ["a bidirectional isolate", "a\u2066b"],
    ["a bidirectional mark", "a\u200Fb"],
    ["a zero-width space", "a\u200Bb"],
    ["a byte order mark", "a\uFEFFb"],
    ["a joiner between Latin letters", "a\u200Db"],
    ["a joiner at the end", "علی\u200C"],
    ["a variation selector after a letter", "a\uFE0F"],
    ["a Hangul filler", "\u3164"],
    ["a blank Braille pattern", "\u2800"],
    ["half of a surrogate pair", "a\uD800"],
    ["a private character", "\uE000"],
    ["tags", "a\u{E0061}"],
    ["only marks", "\u0301\u0302"],
    ["a mark at the start", "\u0301a"],
    ["41 characters", "x".repeat(41)],
  ])("cannot contain %s", (_title, name) => {
    expect(parse(name).success).toBe(false);
  });

  test("has up to 40 characters of any script", () => {
    expect(parse("𠮷".repeat(MAX_DISPLAY_NAME_LENGTH)).success).toBe(true);
    expect(parse("𠮷".repeat(MAX_DISPLAY_NAME_LENGTH + 1)).success).toBe(false);
    expect(parse(` ${"e\u0301".repeat(MAX_DISPLAY_NAME_LENGTH)} `).success).toBe(true);
  });
});

import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";

import {
  positiveIntParam,
  BooleanParam,
  singleLineText,
  multiLineText,
  optionalSingleLineText,
} from "./fields.ts";

const accepts = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;

describe("singleLineText", () => {
  test.each([
    ["an empty text", ""],
    ["spaces", "   "],
    ["a control character", "a\u0000b"],
    ["a line break", "a\nb"],
    ["a bidirectional override", "a\u202Eb"],
    ["a bidirectional isolate", "a\u2066b"],
    ["zero-width spaces", "\u200B\u200B"],
    ["a Hangul filler", "\u3164"],
    ["a blank Braille pattern", "\u2800"],
    ["a long text", "x".repeat(6)],
  ])("rejects %s", (_title, text) => {
    expect(accepts(singleLineText(5), text)).toBe(false);
  });

  test("normalizes to NFC", () => {
    expect(singleLineText(5).parse("e\u0301")).toBe("é");
  });
});

describe("optionalSingleLineText", () => {
  test.each([
    ["", true],
    ["  ", true],
    ["Cave", true],
    ["\u{1F9D7}\u200D\u2642", true],
    ["\u200B", false],
    ["a\u202Eb", false],
  ])("accepts %j: %s", (text, isAccepted) => {
    expect(accepts(optionalSingleLineText(5), text)).toBe(isAccepted);
  });
});

describe("multiLineText", () => {
  test("accepts an empty text and several lines", () => {
    expect(accepts(multiLineText(20), "")).toBe(true);
    expect(accepts(multiLineText(20), "one\ntwo")).toBe(true);
  });

  test("rejects control characters", () => {
    expect(accepts(multiLineText(20), "a\u0007b")).toBe(false);
  });
});

describe("positiveIntParam", () => {
  test.each([
    ["1", 1],
    [7, 7],
    ["50", 50],
  ])("parses %j", (value, expected) => {
    expect(positiveIntParam(50).parse(value)).toBe(expected);
  });

  test.each(["", "0", "51", "-1", "1.5", "1e1", "abc", "99999999999999999999"])(
    "rejects %j",
    (value) => {
      expect(accepts(positiveIntParam(50), value)).toBe(false);
    },
  );
});

describe("BooleanParam", () => {
  test.each([
    ["true", true],
    [true, true],
    ["false", false],
  ])("parses %j", (value, expected) => {
    expect(BooleanParam.parse(value)).toBe(expected);
  });

  test.each(["", "yes", "1"])("rejects %j", (value) => {
    expect(accepts(BooleanParam, value)).toBe(false);
  });
});

import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";

import { positiveIntParam, BooleanParam, singleLineText, multiLineText } from "./fields.ts";

const accepts = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;

describe("singleLineText", () => {
  test.each(["", "   ", "a\u0000b", "a\nb", "x".repeat(6)])("rejects %j", (text) => {
    expect(accepts(singleLineText(5), text)).toBe(false);
  });

  test("normalizes to NFC", () => {
    expect(singleLineText(5).parse("e\u0301")).toBe("é");
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

import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";

import { positiveIntParam, BooleanParam, singleLineText, multiLineText } from "./fields.ts";

const accepts = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;

describe("a line of text", () => {
  test.each(["", "   ", "a\u0000b", "a\nb", "x".repeat(6)])("refuses %j", (text) => {
    expect(accepts(singleLineText(5), text)).toBe(false);
  });

  test("is stored in Unicode's composed form", () => {
    expect(singleLineText(5).parse("e\u0301")).toBe("é");
  });
});

describe("prose", () => {
  test("may be empty and may span lines", () => {
    expect(accepts(multiLineText(20), "")).toBe(true);
    expect(accepts(multiLineText(20), "one\ntwo")).toBe(true);
  });

  test("refuses control characters", () => {
    expect(accepts(multiLineText(20), "a\u0007b")).toBe(false);
  });
});

describe("a number in a query", () => {
  test.each([
    ["1", 1],
    [7, 7],
    ["50", 50],
  ])("reads %j", (value, expected) => {
    expect(positiveIntParam(50).parse(value)).toBe(expected);
  });

  test.each(["", "0", "51", "-1", "1.5", "1e1", "abc", "99999999999999999999"])(
    "refuses %j",
    (value) => {
      expect(accepts(positiveIntParam(50), value)).toBe(false);
    },
  );
});

describe("a flag in a query", () => {
  test.each([
    ["true", true],
    [true, true],
    ["false", false],
  ])("reads %j", (value, expected) => {
    expect(BooleanParam.parse(value)).toBe(expected);
  });

  test.each(["", "yes", "1"])("refuses %j", (value) => {
    expect(accepts(BooleanParam, value)).toBe(false);
  });
});

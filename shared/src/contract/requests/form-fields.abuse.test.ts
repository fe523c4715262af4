import { expect, test, vi } from "vitest";
import * as z from "zod/mini";

import { numberField } from "./form-fields.ts";

const LENGTH = process.env["FULL_SIZE"] ? 1_000_000 : 10_000;

test("the pattern of a number in a form never reads a long text", () => {
  const read = vi.spyOn(RegExp.prototype, "test");
  const field = numberField(z.number());

  expect(field.safeParse("0.25").data).toBe(0.25);
  expect(field.safeParse(`${"1".repeat(LENGTH)}x`).success).toBe(false);

  // zod counts characters of long texts with a pattern without repetition.
  const texts = read.mock.calls.filter((_, call) => String(read.mock.contexts[call]).includes("*"));
  read.mockRestore();
  expect(texts).toEqual([["0.25"]]);
});

import { expect, test } from "vitest";

import { formatCount } from "./format-count.ts";

test.each([
  [0, "0 sends"],
  [1, "1 send"],
  [2, "2 sends"],
])("formatCount uses the singular only for 1: %i", (count, text) => {
  expect(formatCount(count, "send")).toBe(text);
});

test("formatCount accepts an irregular plural", () => {
  expect(formatCount(2, "person", "people")).toBe("2 people");
});

import { expect, test } from "vitest";

import { formatTotal } from "./format-total.ts";

test.each([
  [1, "1"],
  [1_234, "1,234"],
  [9_999, "9,999"],
  [10_000, "10,000+"],
])("formatTotal shows that the server counts only up to 10,000 rows: %i", (total, text) => {
  expect(formatTotal(total)).toBe(text);
});

import { expect, test } from "vitest";

import { formatTotal } from "./format-total.ts";

test.each([
  [1, "1 user"],
  [1_234, "1,234 users"],
  [9_999, "9,999 users"],
  [10_000, "10,000+ users"],
])("formatTotal shows that the server counts only up to 10,000 rows: %i", (total, text) => {
  expect(formatTotal(total, "user")).toBe(text);
});

import { expect, test } from "vitest";

import { formatSavedAge } from "./format-saved-age.ts";

const MINUTE_MS = 60_000;
const NOW = Date.parse("2026-05-01T12:00:00Z");

test.each([
  [-5, "just now"],
  [0.9, "just now"],
  [1, "1 minute ago"],
  [12.9, "12 minutes ago"],
  [60, "1 hour ago"],
  [23 * 60 + 59, "23 hours ago"],
  [24 * 60, "1 day ago"],
  [30 * 24 * 60, "30 days ago"],
])("formats %d minutes as %s", (minutes, text) => {
  expect(formatSavedAge(NOW - minutes * MINUTE_MS, NOW)).toBe(text);
});

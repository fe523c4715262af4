import { describe, expect, test } from "vitest";

import { formatSetTitle, formatShortSetTitle } from "./format-set-title.ts";

describe("formatSetTitle", () => {
  test("shows month and year in UTC", () => {
    expect(formatSetTitle({ date: "2026-11-01T00:00:00.000Z", name: null })).toBe("November 2026");
  });

  test("appends the name of the set", () => {
    expect(formatSetTitle({ date: "2026-11-20T10:00:00.000Z", name: "Comp" })).toBe(
      "November 2026 · Comp",
    );
  });
});

describe("formatShortSetTitle", () => {
  test("shortens the month", () => {
    expect(formatShortSetTitle({ date: "2026-11-01T00:00:00.000Z", name: "Comp" })).toBe(
      "Nov 2026 · Comp",
    );
  });
});

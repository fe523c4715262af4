import { describe, expect, test } from "vitest";

import { formatSetTitle } from "./format-set-title.ts";

describe("a set's title", () => {
  test("is its month and year, as the date was meant", () => {
    expect(formatSetTitle({ date: "2026-11-01T00:00:00.000Z", name: null })).toBe("November 2026");
  });

  test("carries the name that a setter gave it", () => {
    expect(formatSetTitle({ date: "2026-11-20T10:00:00.000Z", name: "Comp" })).toBe(
      "November 2026 · Comp",
    );
  });
});

import { describe, expect, test } from "vitest";

import { formatLogDeadline } from "./format-log-deadline.ts";

const now = new Date(2026, 10, 26, 9, 30);

describe("formatLogDeadline", () => {
  test.each([
    ["a later day", new Date(2026, 11, 1, 18, 0), "You can log climbs until 1 Dec."],
    ["this evening", new Date(2026, 10, 26, 21, 0), "You can log climbs until tonight."],
    ["earlier today", new Date(2026, 10, 26, 12, 15), "You can log climbs until 12:15."],
  ])("names %s", (_title, deadline, text) => {
    expect(formatLogDeadline(deadline, now)).toBe(text);
  });
});

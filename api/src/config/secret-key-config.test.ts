import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { readConfig } from "./config.ts";

const SECRET_KEY = "a-secret-that-is-long-enough-to-sign";
const OLD_KEY = "the-secret-before-the-last-rotation";
const rotation = {
  SECRET_KEY,
  ACCEPTED_SECRET_KEY: OLD_KEY,
  ACCEPTED_SECRET_KEY_LAST_DAY: "2026-06-30",
};

describe("readConfig with an accepted key", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-01") }));
  afterEach(() => void vi.useRealTimers());

  test("accepts the key until the end of the last day in UTC", () => {
    expect(readConfig(rotation).secretKeys).toEqual({
      current: SECRET_KEY,
      accepted: { key: OLD_KEY, expiresAt: new Date("2026-07-01T00:00:00Z") },
    });
  });

  test("starts after the last day, because a restart must not fail then", () => {
    vi.setSystemTime("2027-01-01");

    expect(readConfig(rotation).secretKeys?.current).toBe(SECRET_KEY);
  });

  test.each([
    ["no last day", { ACCEPTED_SECRET_KEY_LAST_DAY: "" }, /need each other/],
    ["no accepted key", { ACCEPTED_SECRET_KEY: "" }, /need each other/],
    ["no key that signs", { SECRET_KEY: "" }, /^ACCEPTED_SECRET_KEY needs SECRET_KEY/],
    ["the same key twice", { ACCEPTED_SECRET_KEY: SECRET_KEY }, /^ACCEPTED_SECRET_KEY is the same/],
    ["a short key", { ACCEPTED_SECRET_KEY: "short" }, /^ACCEPTED_SECRET_KEY must have at least 32/],
    [
      "a key with a comment",
      { ACCEPTED_SECRET_KEY: `${OLD_KEY} # of 2025` },
      /^ACCEPTED_SECRET_KEY must not end with a comment/,
    ],
    [
      "a day that does not exist",
      { ACCEPTED_SECRET_KEY_LAST_DAY: "2026-06-31" },
      /^ACCEPTED_SECRET_KEY_LAST_DAY must be a date/,
    ],
    [
      "a time instead of a day",
      { ACCEPTED_SECRET_KEY_LAST_DAY: "2026-06-30T12:00:00Z" },
      /^ACCEPTED_SECRET_KEY_LAST_DAY must be a date/,
    ],
    [
      "a day that is too far away",
      { ACCEPTED_SECRET_KEY_LAST_DAY: "2026-09-10" },
      /^ACCEPTED_SECRET_KEY_LAST_DAY must be within 100 days/,
    ],
  ])("rejects %s", (_title, changes, message) => {
    const read = () => readConfig({ ...rotation, ...changes });

    expect(read).toThrow(message);
    expect(read).not.toThrow(new RegExp(`${SECRET_KEY}|${OLD_KEY}`));
  });
});

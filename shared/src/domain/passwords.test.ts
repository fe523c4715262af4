import { describe, expect, test } from "vitest";

import { getPasswordError } from "./passwords.ts";

const ann = { email: "ann@example.com", username: "ann-on-rock" };

describe("getPasswordError", () => {
  test.each(["12345", "a".repeat(128), "🧗🧗🧗🧗🧗"])(
    "accepts 5 to 128 characters: %s",
    (password) => {
      expect(getPasswordError(password, ann)).toBeUndefined();
    },
  );

  test.each([
    ["1234", "at least 5"],
    ["🧗🧗🧗", "at least 5"],
    ["a".repeat(129), "at most 128"],
    ["Ann@Example.com", "other than your email"],
    ["ANN-on-rock", "other than your username"],
  ])("rejects %s", (password, reason) => {
    expect(getPasswordError(password, ann)).toContain(reason);
  });

  test("uses a larger minimum length, but never less than 5", () => {
    expect(getPasswordError("1234567", ann, { minLength: 8 })).toContain("at least 8");
    expect(getPasswordError("1234", ann, { minLength: 2 })).toContain("at least 5");
  });

  test("rejects predictable passwords", () => {
    expect(getPasswordError("qwerty", ann, { isPredictable: true })).toContain("easy to guess");
  });
});

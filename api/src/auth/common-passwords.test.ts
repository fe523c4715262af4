import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";

import { isCommonPassword } from "./common-passwords.ts";

test("the list has at least the 3,000 most common passwords", () => {
  const passwords = dictionary["passwords-common"];

  expect(passwords.length).toBeGreaterThan(3_000);
  // The comparison ignores case only for the entered password.
  expect(passwords.filter((password) => password !== password.toLowerCase())).toEqual([]);
});

test.each(["123456", "password1", "Qwerty123", "TRUSTNO1"])("%s is common", async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each(["correct-horse", "", "a".repeat(1_000)])("%j is not common", async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});

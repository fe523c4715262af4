import { expect, test } from "vitest";

import { foldLookAlikes } from "./fold-look-alikes.ts";
import { isNamePassword } from "./name-passwords.ts";

const ann = { username: "ann-lee", display_name: "Ann Leé", email: "a.smith@mail.example" };
const gymNames = new Set(["Gritworks", "Gritworks Leeds", "Block 8"].map(foldLookAlikes));
const check = (password: string) => isNamePassword(password, ann, (name) => gymNames.has(name));

test.each([
  "topout",
  "T0pout-2026",
  "2026topout!!",
  "climbing.boulder",
  "ann-lee",
  "Lee99smith",
  "smith@mail",
  "gritworks",
  "Gr1tworks#1",
  "gritworks_leeds",
  "ann gritworks",
  "block8",
])("%s consists of names", (password) => {
  expect(check(password)).toBe(true);
});

test.each([
  "correct-horse",
  "annual topics",
  "gritworkshop",
  "smith of leeds",
  "38472910",
  "--------",
  "",
])("%j does not consist of names", (password) => {
  expect(check(password)).toBe(false);
});

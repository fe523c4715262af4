import { expect, test } from "vitest";

import { plural } from "./plural.ts";

test.each([
  [0, "0 sends"],
  [1, "1 send"],
  [2, "2 sends"],
])("plural returns the form of the singular only for 1: %i", (count, text) => {
  expect(plural(count, { one: "1 send", other: `${count} sends` })).toBe(text);
});

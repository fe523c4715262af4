import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { expect, test } from "vitest";

const folder = resolve(import.meta.dirname, "../../docs/decisions");
const files = readdirSync(folder).filter((file) => /^\d/.test(file));

test("each decision has its own number", () => {
  const numbers = files.map((file) => file.slice(0, 4));

  expect(numbers).toEqual([...new Set(numbers)]);
});

test.each(files)("the heading of %s has the number of the file", (file) => {
  const heading = readFileSync(join(folder, file), "utf8").split("\n", 1)[0];

  expect(heading).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. `));
});

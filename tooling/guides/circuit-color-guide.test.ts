import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

test("the guide for a circuit colour names each file with a record of all colours", () => {
  const guide = read("CONTRIBUTING.md").split("## Add a circuit colour")[1]?.split("\n## ")[0];
  const records = globSync("{api,demo,mf-*,shared,shell}/src/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => /\bRecord<(CircuitColor|HoldColor|Skin), /.test(read(file)),
  );

  expect(records.length).toBeGreaterThan(0);
  expect(records.filter((file) => !guide?.includes(`\`${file}\``))).toEqual([]);
});

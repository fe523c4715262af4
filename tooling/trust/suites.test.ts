import { globSync } from "node:fs";
import { resolve } from "node:path";

import { expect, test } from "vitest";

import { sumCounts } from "./sum-counts.ts";
import { SUITES } from "./suites.ts";

const root = resolve(import.meta.dirname, "../..");
const testFiles = globSync(
  "{api,archive,shared,shell,embedded-postgres,mf-admin}/src/**/*.test.{ts,tsx}",
  {
    cwd: root,
  },
);

test.each(SUITES)("the suite $name has a test file for each of its paths", ({ files }) => {
  for (const file of files) {
    expect(testFiles.filter((path) => path.includes(file))).not.toEqual([]);
  }
});

test("the counts of a suite are added up", () => {
  const lines = ['{"name":"kills","count":3}', '{"name":"kills","count":4}', ""].join("\n");

  expect(sumCounts(lines)).toEqual({ kills: 7 });
});

import { resolve } from "node:path";
import { parseArgs } from "node:util";

import { formatCounts, runSuite } from "./run-suite.ts";
import { SUITES } from "./suites.ts";

/*
 * Runs the suites of docs/trust.md at full size, and prints the counts of each one.
 * `--only=kills,outages` runs some of them.
 */

const { values } = parseArgs({ options: { only: { type: "string" } } });
const root = resolve(import.meta.dirname, "../..");
const names = values.only?.split(",") ?? SUITES.map(({ name }) => name);
const unknown = names.filter((name) => !SUITES.some((suite) => suite.name === name));
if (unknown.length > 0) throw new Error(`There is no suite ${unknown.join(", ")}`);

const lines: string[] = [];
for (const suite of SUITES.filter(({ name }) => names.includes(name))) {
  console.log(`\n── ${suite.name}: ${suite.claim}`);
  const result = runSuite(root, suite);
  const mark = result.hasPassed ? "✓" : "✗";
  lines.push(`${mark} ${suite.name.padEnd(9)} ${formatCounts(result)}`);
  if (!result.hasPassed) process.exitCode = 1;
}
console.log(`\n${lines.join("\n")}`);

import { execFileSync, spawnSync } from "node:child_process";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";

/*
 * Repeats the property tests with random seeds. `npm test` runs them once with a fixed seed. Arguments: `--rounds <n>`,
 * and `--runs <n>`, the number of inputs for each property that does not set it.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    runs: { type: "string", default: "2000" },
  },
});
const root = resolve(import.meta.dirname, "../..");

/** The additional runs take longer than the default timeout of a test. */
const TIMEOUT_MS = 1_200_000;

const files = execFileSync(
  "git",
  ["grep", "-l", 'from "fast-check"', "--", "*.test.ts", "*.test.tsx"],
  {
    cwd: root,
    encoding: "utf8",
  },
)
  .trim()
  .split("\n");

let failedRounds = 0;
for (let round = 1; round <= Number(values.rounds); round += 1) {
  console.log(`\nRound ${round} of ${values.rounds}`);
  if (!runRound()) failedRounds += 1;
}
console.log(`\n${failedRounds} of ${values.rounds} rounds failed`);
process.exitCode = failedRounds === 0 ? 0 : 1;

/** Returns whether all tests passed. fast-check reports the seed and the smallest failing input. */
function runRound(): boolean {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const args = ["run", "--project=!api-external", `--testTimeout=${TIMEOUT_MS}`, ...files];
  const { status, error } = spawnSync(process.execPath, [vitest, ...args], {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}:${process.env["PATH"]}`,
      PROPERTY_RUNS: values.runs,
    },
    stdio: "inherit",
  });
  if (error) throw error;
  return status === 0;
}

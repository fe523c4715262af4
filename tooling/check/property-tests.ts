import { execFileSync, spawnSync } from "node:child_process";
import { dirname, join, resolve } from "node:path";

/*
 * Repeats the property tests with random seeds. `npm test` runs them once with a fixed seed. PROPERTY_ROUNDS sets the
 * number of repetitions, PROPERTY_RUNS the number of inputs for each property that does not set it.
 */

const { PROPERTY_ROUNDS: rounds = "5", PROPERTY_RUNS: runs = "2000" } = process.env;
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
for (let round = 1; round <= Number(rounds); round += 1) {
  console.log(`\nRound ${round} of ${rounds}`);
  if (!runRound()) failedRounds += 1;
}
console.log(`\n${failedRounds} of ${rounds} rounds failed`);
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
      PROPERTY_RUNS: runs,
    },
    stdio: "inherit",
  });
  if (error) throw error;
  return status === 0;
}

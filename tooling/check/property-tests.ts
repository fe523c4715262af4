import { listTestFiles, runTestFiles } from "./run-test-files.ts";

/*
 * Repeats the property tests with random seeds. `npm test` runs them once with a fixed seed. PROPERTY_ROUNDS sets the
 * number of repetitions, PROPERTY_RUNS the number of inputs for each property that does not set it.
 */

const files = listTestFiles('from "fast-check"');
const { PROPERTY_ROUNDS: rounds = "5", PROPERTY_RUNS: runs = "2000" } = process.env;

let failedRounds = 0;
for (let round = 1; round <= Number(rounds); round += 1) {
  console.log(`\nRound ${round} of ${rounds}`);
  // fast-check reports the seed and the smallest failing input.
  if (!runTestFiles(files, { PROPERTY_RUNS: runs })) failedRounds += 1;
}
console.log(`\n${failedRounds} of ${rounds} rounds failed`);
process.exitCode = failedRounds === 0 ? 0 : 1;

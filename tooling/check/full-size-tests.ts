import { sweepTests } from "../testing/sweep-tests.ts";
import { listTestFiles, runTestFiles, runTests } from "./run-test-files.ts";

/*
 * Runs the unit and API tests that `npm test` leaves out, and those that have more cases or a larger size. Then repeats
 * the tests of the API that depend on an external database or storage.
 */

/** The variable, and the functions that read it. */
const FULL_SIZE = "FULL_SIZE|selectCases|listCells";

const files = new Set([...sweepTests, ...listTestFiles(FULL_SIZE)]);
const results = [runTestFiles([...files]), runTests(["--project=api-external"])];

process.exitCode = results.every((hasPassed) => hasPassed) ? 0 : 1;

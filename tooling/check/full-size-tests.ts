import { runTestFiles } from "./run-test-files.ts";

/* Runs the unit and API tests that have more cases or a larger size than in `npm test`. */

process.exitCode = runTestFiles("FULL_SIZE|selectCases") ? 0 : 1;

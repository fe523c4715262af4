/** Runs after all tests. Fails unless they have seen the success and every declared error of each endpoint. */
import { findUntestedResponses } from "./recorded-responses.ts";

const missing = findUntestedResponses();
if (missing.length > 0) {
  process.stderr.write(`No test has seen these responses:\n  ${missing.join("\n  ")}\n`);
  process.exitCode = 1;
}

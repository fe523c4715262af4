/** Runs after all tests. Fails if no test has seen the success or a declared error of an endpoint. */
import { findUntestedResponses } from "./recorded-responses.ts";

const missing = findUntestedResponses();
if (missing.length > 0) {
  process.stderr.write(`No test has seen these responses:\n  ${missing.join("\n  ")}\n`);
  process.exitCode = 1;
}

/** After all tests have run: fails where an endpoint never succeeded, or never gave a failure that it declares. */
import { missingAnswers } from "./answers.ts";

const missing = missingAnswers();
if (missing.length > 0) {
  process.stderr.write(`No test has seen these answers:\n  ${missing.join("\n  ")}\n`);
  process.exitCode = 1;
}

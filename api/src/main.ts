import { once } from "node:events";

import { readConfig } from "./config/config.ts";
import { startProgram } from "./program/program.ts";
import { StartupError } from "./errors/startup-error.ts";

const demoAccount = "where climber@topout.example logs in with the password topout-demo";

/** A Ctrl+C reaches a program that npm started more than once. */
const ECHO_MS = 2_000;

/** The first signal lets requests finish; a second one, from a person who lost patience, does not. */
const stopping = new AbortController();
let since = 0;
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
  process.on(signal, () => {
    if (stopping.signal.aborted && Date.now() - since > ECHO_MS) process.exit(1);
    since ||= Date.now();
    stopping.abort();
  });
}

/** Why it stops, where nobody has told it to. */
let failure: Error | undefined;
const fail = (reason: Error): void => {
  failure = reason;
  stopping.abort();
};

try {
  const config = readConfig(process.env);
  const program = await startProgram(config, {
    say: console.info,
    fail,
    signal: stopping.signal,
  });
  console.info(
    program.address === undefined
      ? "Topout's worker is at work"
      : `Topout is at ${program.address}${config.demo ? `, ${demoAccount}` : ""}`,
  );

  if (!stopping.signal.aborted) await once(stopping.signal, "abort");
  if (failure) console.error(failure.message);
  await program.stop();
  process.exit(failure ? 1 : 0);
} catch (error) {
  if (stopping.signal.aborted && !failure) process.exit(0);
  console.error(error instanceof StartupError ? `Topout cannot start: ${error.message}` : error);
  process.exit(1);
}

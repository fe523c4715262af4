import { once } from "node:events";

import { readConfig } from "./config/config.ts";
import { startProgram } from "./program/program.ts";
import { StartupError } from "./errors/startup-error.ts";

const demoAccount = "log in as climber@topout.example with the password topout-demo";

/** npm forwards Ctrl+C in addition to the terminal, so the program gets the signal twice. */
const DUPLICATE_SIGNAL_MS = 2_000;

/** The first signal lets open requests finish. A second one stops the program at once. */
const stopping = new AbortController();
let stoppingSince = 0;
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
  process.on(signal, () => {
    const isDuplicate = Date.now() - stoppingSince <= DUPLICATE_SIGNAL_MS;
    if (stopping.signal.aborted && !isDuplicate) process.exit(1);
    stoppingSince ||= Date.now();
    stopping.abort();
  });
}

/** The reason of a stop without a signal. */
let failure: Error | undefined;
const onFatalError = (reason: Error): void => {
  failure = reason;
  stopping.abort();
};

try {
  const config = readConfig(process.env);
  const program = await startProgram(config, {
    print: console.info,
    onFatalError,
    signal: stopping.signal,
  });
  console.info(
    program.address === undefined
      ? "Topout's worker is running"
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

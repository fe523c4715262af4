import { once } from "node:events";
import { flushCompileCache } from "node:module";
import { setFlagsFromString } from "node:v8";

import { readConfig } from "./config/config.ts";
import { startProgram } from "./program/program.ts";
import { StartupError } from "./errors/startup-error.ts";

const DEMO_LOGIN = "log in as climber@topout.example with the password topout-demo";

// The reason is in docs/decisions/0013-v8-heap.md
setFlagsFromString("--heap-growing-percent=30");

/** On Ctrl+C the program gets a signal from the terminal and another one from npm. */
const DUPLICATE_SIGNAL_MS = 2_000;

/** A start that waits for something that does not answer, such as a database or a disk, ends this long after a signal. */
const ABORTED_START_TIMEOUT_MS = 10_000;

/** After the first signal, the program completes open requests. A second signal stops it immediately. */
const shutdown = new AbortController();
let firstSignalAt = 0;
let isStarting = true;
const exitIfStarting = (): void => {
  if (!isStarting) return;
  console.error("Topout stops, although its start has not ended");
  process.exit(1);
};
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
  process.on(signal, () => {
    const isDuplicate = Date.now() - firstSignalAt <= DUPLICATE_SIGNAL_MS;
    if (shutdown.signal.aborted && !isDuplicate) process.exit(1);
    firstSignalAt ||= Date.now();
    setTimeout(exitIfStarting, ABORTED_START_TIMEOUT_MS).unref();
    shutdown.abort();
  });
}

/** The reason for a shutdown without a signal. */
let failure: Error | undefined;
const handleFatalError = (reason: Error): void => {
  failure = reason;
  shutdown.abort();
};

try {
  const config = readConfig(process.env);
  const program = await startProgram(config, {
    print: console.info,
    onFatalError: handleFatalError,
    signal: shutdown.signal,
  });
  isStarting = false;
  console.info(
    program.address === undefined
      ? "Topout's worker is running"
      : `Topout is at ${program.address}${config.hasDemo ? `, ${DEMO_LOGIN}` : ""}`,
  );

  // Otherwise a process that is killed leaves nothing for the next start.
  flushCompileCache();
  if (!shutdown.signal.aborted) await once(shutdown.signal, "abort");
  if (failure) console.error(failure.message);
  await program.stop();
  process.exit(failure ? 1 : 0);
} catch (error) {
  if (shutdown.signal.aborted && !failure) process.exit(0);
  const reason = error instanceof StartupError ? `Topout cannot start: ${error.message}` : error;
  console.error(failure?.message ?? reason);
  process.exit(1);
}

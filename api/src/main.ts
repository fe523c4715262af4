import { once } from "node:events";

import { readConfig } from "./config.ts";
import { startProgram } from "./program.ts";
import { StartupError } from "./startup-error.ts";

const demoAccount = "where climber@topout.example logs in with the password topout-demo";

/** The first signal lets requests finish; a second one does not wait for them. */
const stopping = new AbortController();
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
  process.on(signal, () => (stopping.signal.aborted ? process.exit(1) : stopping.abort()));
}

try {
  const config = readConfig(process.env);
  const program = await startProgram(config, { say: console.info, signal: stopping.signal });
  console.info(`Topout is at ${program.address}${config.demo ? `, ${demoAccount}` : ""}`);

  if (!stopping.signal.aborted) await once(stopping.signal, "abort");
  await program.stop();
  process.exit(0);
} catch (error) {
  if (stopping.signal.aborted) process.exit(0);
  console.error(error instanceof StartupError ? `Topout cannot start: ${error.message}` : error);
  process.exit(1);
}

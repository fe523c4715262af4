import { startProgram } from "./program.ts";

/** One program for all journeys that leave it whole; where it is and where it mails to reach them through the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const program = await startProgram();
  process.env["TOPOUT_URL"] = program.url;
  process.env["TOPOUT_OUTBOX"] = program.outbox;
  return program.stop;
}

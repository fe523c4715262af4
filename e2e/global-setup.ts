import { startProgram } from "./program.ts";

/** One program for all journeys that leave it whole; its address reaches them through the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const program = await startProgram();
  process.env["TOPOUT_URL"] = program.url;
  return program.stop;
}

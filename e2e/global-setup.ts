import { rm } from "node:fs/promises";
import path from "node:path";

import { seedDemo, startProgram } from "./program.ts";

/**
 * Seeds the demo data and starts the program that most journeys share. Journeys that break the program start another
 * one from the same data. Environment variables pass the locations to the workers.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const demoDataDir = await seedDemo();
  const program = await startProgram(demoDataDir);
  process.env["TOPOUT_DEMO"] = demoDataDir;
  process.env["TOPOUT_URL"] = program.url;
  process.env["TOPOUT_OUTBOX"] = program.outbox;
  return async () => {
    await program.stop();
    await rm(path.dirname(demoDataDir), { recursive: true, force: true });
  };
}

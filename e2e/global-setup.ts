import { rm } from "node:fs/promises";
import path from "node:path";

import { seedDemo, startProgram } from "./program.ts";

/**
 * One program for all journeys that leave it whole, and the demo that journeys of their own program start with; where
 * they are reaches the journeys through the environment.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const demo = await seedDemo();
  const program = await startProgram(demo);
  process.env["TOPOUT_DEMO"] = demo;
  process.env["TOPOUT_URL"] = program.url;
  process.env["TOPOUT_OUTBOX"] = program.outbox;
  return async () => {
    await program.stop();
    await rm(path.dirname(demo), { recursive: true, force: true });
  };
}

import { existsSync } from "node:fs";
import path from "node:path";

import { getDemoData } from "./demo-data.ts";
import { startProgram } from "./program.ts";

const siteDocument = path.resolve(import.meta.dirname, "../dist/site/index.html");

/**
 * Starts the program that most journeys share, with a copy of the demo data. Journeys that break the program start
 * another one from the same data. Environment variables pass the locations to the workers.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!existsSync(siteDocument)) throw new Error("The site is not built. Run: npm run build");
  const demoDataDir = await getDemoData();
  const program = await startProgram(demoDataDir);
  process.env["TOPOUT_DEMO"] = demoDataDir;
  process.env["TOPOUT_URL"] = program.url;
  process.env["TOPOUT_EMAILS"] = program.emailsDir;
  return program.stop;
}

import { resolve } from "node:path";
import { parseArgs } from "node:util";

import { installDependencies } from "../bootstrap/dependencies.ts";

const root = resolve(import.meta.dirname, "../..");

try {
  const { values } = parseArgs({ options: { only: { type: "string" } } });
  installDependencies(root, process.env["TOPOUT_PNPM"] ?? "");
  // Only now is there something to import.
  const { runStages } = await import("./run-stages.ts");
  process.exitCode = runStages(root, values.only?.split(",") ?? []);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { resolve } from "node:path";

import { runStages } from "./run-stages.ts";

const root = resolve(import.meta.dirname, "../..");

/** What a tool can correct or generate. Formats last, because the others write files. */
const stages = [
  { name: "lint", commands: [["oxlint", "--type-aware", "--fix"]] },
  { name: "texts", commands: [["node", "tooling/texts/generate.ts"]] },
  { name: "openapi", commands: [["node", "api/src/openapi/generate.ts"]] },
  { name: "format", commands: [["oxfmt"]] },
];

// An error that lint cannot correct must not prevent the others.
const exitCodes: number[] = [];
for (const stage of stages) exitCodes.push(await runStages(root, [stage]));
process.exitCode = Math.max(...exitCodes);

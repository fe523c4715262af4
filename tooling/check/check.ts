import { resolve } from "node:path";
import { parseArgs } from "node:util";

import { runStages } from "./run-stages.ts";

const { values } = parseArgs({ options: { only: { type: "string" } } });

process.exitCode = runStages(resolve(import.meta.dirname, "../.."), values.only?.split(",") ?? []);

import { resolve } from "node:path";
import { parseArgs } from "node:util";

import { findAffected } from "./affected/find-affected.ts";
import { limitStages } from "./affected/limit-stages.ts";
import { readChangedFiles, readWorkspace } from "./affected/read-workspace.ts";
import { runStages } from "./run-stages.ts";
import { selectStages } from "./select-stages.ts";
import { getStages } from "./stages.ts";

const { values } = parseArgs({ options: { only: { type: "string" }, since: { type: "string" } } });
const root = resolve(import.meta.dirname, "../..");
const stages = selectStages(getStages(root), values.only?.split(",") ?? []);

process.exitCode = await runStages(
  root,
  values.since === undefined ? stages : selectAffected(values.since),
);

/** Returns the stages with only those tests and builds that the changes since a git reference affect. */
function selectAffected(reference: string) {
  const affected = findAffected(readWorkspace(root), readChangedFiles(root, reference));
  console.log(`The changes since ${reference} affect`);
  console.log(`  builds: ${affected.build.join(", ") || "none"}`);
  console.log(`  tests: ${affected.test.join(", ") || "none"}`);
  return limitStages(stages, affected);
}

import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";

import { getStaleParts } from "../build/parts.ts";
import { execNode } from "./exec-node.mjs";

const root = resolve(import.meta.dirname, "../..");

buildStaleParts();
// The reason for the flag is in docs/decisions/0013-v8-semi-space-size.md
execNode(process.execPath, ["--max-semi-space-size=4", join(root, "api/src/main.ts")], {
  DEMO: "1",
  ...process.env,
});

function buildStaleParts(): void {
  if (getStaleParts(root).length === 0) return;
  console.log("Building the changed packages …");
  const { status } = spawnSync(process.execPath, [join(root, "tooling/build/build.ts")], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error("The build failed. Its output is above.");
}

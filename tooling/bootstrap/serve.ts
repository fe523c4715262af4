import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";

import { staleParts } from "../build/parts.ts";
import { become } from "./become.mjs";
import { installDependencies } from "./dependencies.ts";

const root = resolve(import.meta.dirname, "../..");

try {
  installDependencies(root, process.env["TOPOUT_PNPM"] ?? "");
  buildWhatChanged();
  become(process.execPath, [join(root, "api/src/main.ts")], { DEMO: "1", ...process.env });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function buildWhatChanged(): void {
  if (staleParts(root).length === 0) return;
  const { status } = spawnSync(process.execPath, [join(root, "tooling/build/build.ts")], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error("The build failed: see above.");
}

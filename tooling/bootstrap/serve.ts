import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";

import { getStaleParts } from "../build/parts.ts";
import { hasFfmpeg } from "../ffmpeg/has-ffmpeg.ts";
import { execNode } from "./exec-node.mjs";

const root = resolve(import.meta.dirname, "../..");

const ffmpegInstallation = installMissingFfmpeg();
buildStaleParts();
await ffmpegInstallation;
// The reasons for the flag and for MALLOC_ARENA_MAX are in docs/decisions/0013-v8-heap.md
execNode(process.execPath, ["--max-semi-space-size=4", join(root, "api/src/main.ts")], {
  DEMO: "1",
  MALLOC_ARENA_MAX: "2",
  ...process.env,
});

/** Runs during the build. The program also starts without ffmpeg. */
async function installMissingFfmpeg(): Promise<void> {
  if (hasFfmpeg()) return;
  const script = join(root, "tooling/ffmpeg/require-ffmpeg.ts");
  await once(spawn(process.execPath, [script], { stdio: "inherit" }), "exit");
}

function buildStaleParts(): void {
  if (getStaleParts(root).length === 0) return;
  console.log("Building the changed packages …");
  const { status } = spawnSync(process.execPath, [join(root, "tooling/build/build.ts")], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error("The build failed. Its output is above.");
}

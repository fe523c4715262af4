import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

import { benchInteraction } from "./interaction/interaction.ts";
import { benchLoad } from "./load/load.ts";
import { benchProfile } from "./profile/profile.ts";
import { benchServer } from "./server/server.ts";

const benchmarks = {
  load: benchLoad,
  server: benchServer,
  interaction: benchInteraction,
  profile: benchProfile,
};

const root = resolve(import.meta.dirname, "..");
execFileSync(process.execPath, ["tooling/build/build.ts"], { cwd: root, stdio: "inherit" });

const selectedName = process.argv[2];
for (const [name, bench] of Object.entries(benchmarks)) {
  if (selectedName !== undefined && selectedName !== name) continue;
  const isWithinLimits = await bench();
  if (!isWithinLimits) process.exitCode = 1;
}

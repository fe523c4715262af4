import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

import { runFill } from "./fill/run-fill.ts";
import { benchInteraction } from "./interaction/interaction.ts";
import { benchLoad } from "./load/load.ts";
import { benchNavigation } from "./navigation/navigation.ts";
import { benchProfile } from "./profile/profile.ts";
import { benchServer } from "./server/server.ts";
import { benchTelevision } from "./television/television.ts";

const benchmarks = {
  load: benchLoad,
  server: benchServer,
  interaction: benchInteraction,
  profile: benchProfile,
  navigation: benchNavigation,
  television: benchTelevision,
};

const [selectedName, ...args] = process.argv.slice(2);
if (selectedName === "fill") await runFill(args);
else await runBenchmarks();

async function runBenchmarks(): Promise<void> {
  if (selectedName !== undefined && !Object.hasOwn(benchmarks, selectedName)) {
    const names = [...Object.keys(benchmarks), "fill"].join(", ");
    throw new Error(`Unknown benchmark ${selectedName}. Benchmarks: ${names}.`);
  }
  const root = resolve(import.meta.dirname, "..");
  // The demo data contains videos.
  for (const script of ["tooling/ffmpeg/require-ffmpeg.ts", "tooling/build/build.ts"]) {
    execFileSync(process.execPath, [script], { cwd: root, stdio: "inherit" });
  }

  for (const [name, bench] of Object.entries(benchmarks)) {
    if (selectedName !== undefined && selectedName !== name) continue;
    const isWithinLimits = await bench(args);
    if (!isWithinLimits) process.exitCode = 1;
  }
}

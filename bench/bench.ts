import { interactionBench } from "./interaction/interaction.ts";
import { coldDashboardBench } from "./load/cold-dashboard.ts";
import { serverBench } from "./server/server.ts";

const benches = { load: coldDashboardBench, server: serverBench, interaction: interactionBench };

const selected = process.argv[2];
for (const [name, bench] of Object.entries(benches)) {
  if (selected !== undefined && selected !== name) continue;
  const isWithinLimits = await bench();
  if (!isWithinLimits) process.exitCode = 1;
}

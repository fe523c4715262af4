import { interactionBench } from "./interaction/interaction.ts";
import { coldDashboard } from "./load/cold-dashboard.ts";
import { serverBench } from "./server/server.ts";

const benches = { load: coldDashboard, server: serverBench, interaction: interactionBench };

const wanted = process.argv[2];
for (const [name, bench] of Object.entries(benches)) {
  if (wanted !== undefined && wanted !== name) continue;
  const held = await bench();
  if (!held) process.exitCode = 1;
}

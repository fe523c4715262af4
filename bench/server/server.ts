import { cpus, loadavg } from "node:os";

import { feedBench } from "./feed.ts";
import { insertGym, SIZE } from "./insert-gym.ts";
import { listBench } from "./lists.ts";
import { memoryBench } from "./memory.ts";
import { withServer } from "../server-under-test.ts";
import { startBench } from "./start.ts";

/** Compares the API with its baselines. */
export async function serverBench(): Promise<boolean> {
  const [cpu] = cpus();
  console.log(
    `Server, on ${cpus().length} × ${cpu?.model.trim()}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}: ` +
      `${SIZE.activities} activities, ${SIZE.climbs} climbs. Medians, with the interquartile range in brackets`,
  );
  const results = await withServer(insertGym, async (server) => [
    await feedBench(server),
    await listBench(server),
    await memoryBench(server),
  ]);
  return [...results, await startBench()].every(Boolean);
}

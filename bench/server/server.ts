import { cpus, loadavg } from "node:os";

import { feedBench } from "./feed.ts";
import { fill, SIZE } from "./fill.ts";
import { listBench } from "./lists.ts";
import { memoryBench } from "./memory.ts";
import { withServer } from "../server-under-test.ts";
import { startBench } from "./start.ts";

/** What the API costs beside what it cannot cost less than, on this machine and in this run. */
export async function serverBench(): Promise<boolean> {
  const [processor] = cpus();
  console.log(
    `Server, on ${cpus().length} × ${processor?.model.trim()}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}: ` +
      `${SIZE.activities} activities, ${SIZE.climbs} climbs. Medians, in brackets the middle half`,
  );
  const held = await withServer(fill, async (server) => [
    await feedBench(server),
    await listBench(server),
    await memoryBench(server),
  ]);
  return [...held, await startBench()].every(Boolean);
}

import { cpus, loadavg } from "node:os";

import { benchFeed } from "./feed.ts";
import { insertGym, ROW_COUNTS } from "./insert-gym.ts";
import { benchList } from "./lists.ts";
import { benchLogins } from "./logins.ts";
import { benchMemory } from "./memory.ts";
import { withServer } from "../server-under-test.ts";
import { benchScale } from "./scale/bench-scale.ts";
import { benchStart } from "./start.ts";
import { benchVolume } from "./volume/bench-volume.ts";

/** Compares the API with its baselines. With `--large`, compares a large database with a small one. */
export async function benchServer(args: readonly string[]): Promise<boolean> {
  if (args.includes("--large")) return benchScale();
  const [cpu] = cpus();
  console.log(
    `Server, on ${cpus().length} × ${cpu?.model.trim()}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}: ` +
      `${ROW_COUNTS.activities} activities, ${ROW_COUNTS.climbs} climbs. Medians, with the interquartile range in brackets`,
  );
  const results = await withServer(insertGym, async (server) => [
    // Measure memory first, because V8 does not return the memory that the list benchmark uses.
    await benchMemory(server),
    await benchFeed(server),
    await benchList(server),
    await benchLogins(server),
  ]);
  return [...results, await benchVolume(), await benchStart()].every(Boolean);
}

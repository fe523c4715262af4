import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";

import { benchFeed } from "./feed.ts";
import { insertGym, ROW_COUNTS } from "./insert-gym.ts";
import { benchList } from "./lists.ts";
import { benchLogins } from "./logins.ts";
import { benchMemory } from "./memory.ts";
import { withServer } from "../server-under-test.ts";
import { benchGyms, benchLarge } from "./scale/bench-scale.ts";
import { benchScreens } from "./screens/bench-screens.ts";
import { benchSends } from "./sends/bench-sends.ts";
import { benchStart } from "./start.ts";
import { benchVolume } from "./volume/bench-volume.ts";

/**
 * Compares the API with its baselines. With `--large` or `--gyms`, compares a large database with a small one. `--share 0.05`
 * inserts a twentieth of the gyms. With `--sends`, only measures the sends of several processes, with `--screens` only the
 * screens of gyms, of which `--share 0.05` opens a twentieth.
 */
export async function benchServer(args: readonly string[]): Promise<boolean> {
  const { values: options } = parseArgs({
    args: [...args],
    options: {
      large: { type: "boolean" },
      gyms: { type: "boolean" },
      sends: { type: "boolean" },
      screens: { type: "boolean" },
      share: { type: "string", default: "1" },
    },
  });
  if (options.large) return benchLarge();
  if (options.sends) return benchSends();
  if (options.screens) return benchScreens(parseShare(options.share));
  if (options.gyms) return benchGyms(parseShare(options.share));
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

function parseShare(text: string): number {
  const share = Number(text);
  if (share > 0 && share <= 1) return share;
  throw new Error("--share must be a number above 0, at most 1");
}

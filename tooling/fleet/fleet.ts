import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { checkMediaCache } from "./check-media-cache.ts";
import { type LoadResult, runLoad } from "./load.ts";
import type { Proxy } from "./nginx.ts";
import { logIn, PASSWORD, prepareGym, type PreparedGym, register } from "./prepare-gym.ts";
import { requirePackages } from "./require-packages.ts";
import { type Api, type Fleet, startFleet } from "./start-fleet.ts";
import { runTopout, type TopoutProcess } from "./topout-process.ts";
import { waitUntil } from "./wait-until.ts";

/*
 * Starts two APIs behind nginx, two workers, PostgreSQL behind PgBouncer, and an S3 server. Restarts the APIs and the
 * workers one after another under load. Fails if a request failed or a list has the wrong number of sends, or if nginx
 * caches a deleted photo for more than a minute.
 */

const CLIMBER_COUNT = 4;
/** How long the load runs before, between and after the restarts. */
const PAUSE_MS = 3_000;

async function runFleet(stack: AsyncDisposableStack): Promise<void> {
  const fleet = await startFleet(stack);
  const adminToken = await prepareAdmin(fleet);
  const gym = await prepareGym(fleet.url, adminToken);
  const names = Array.from({ length: CLIMBER_COUNT }, (_, n) => `climber-${n}`);
  const tokens = await Promise.all(names.map((name) => register(fleet.url, name)));

  const end = new AbortController();
  const load = runLoad({ url: fleet.url, gym, tokens, signal: end.signal });
  await setTimeout(PAUSE_MS);
  for (const api of fleet.apis) {
    await restartApi(fleet.proxy, api);
    await setTimeout(PAUSE_MS);
  }
  for (const worker of fleet.workers) await restart(worker);
  end.abort();
  const result = await load;
  await waitUntil(
    "an email for each sign-up",
    async () => (await countEmails(fleet)) >= CLIMBER_COUNT,
  );
  report(result, await countSends(fleet, gym));
  await checkMediaCache({ url: fleet.url, adminToken }, gym);
}

async function prepareAdmin({ url, env }: Fleet): Promise<string> {
  const email = "admin@fleet.example";
  const account = ["--email", email, "--username", "admin", "--password-stdin"];
  await runTopout(["create-admin", ...account], env, PASSWORD);
  return logIn(url, email);
}

/** The free version of nginx has no health checks, so we disable the API in nginx before we restart it. */
async function restartApi(proxy: Proxy, api: Api): Promise<void> {
  await proxy.disable(api.port);
  await restart(api);
  await proxy.enableAll();
}

async function restart(process: TopoutProcess): Promise<void> {
  await process.stop();
  await process.start();
  console.log(`${process.name} has restarted`);
}

/** The workers write emails to the outbox in their data folder. */
async function countEmails({ workers }: Fleet): Promise<number> {
  const lists = await Promise.all(
    workers.map(({ dataDir }) => readdir(join(dataDir, "outbox")).catch(() => [])),
  );
  return lists.flat().length;
}

/** Fetches the number of sends of the route from each API. */
const countSends = ({ apis }: Fleet, { gymId }: PreparedGym): Promise<number[]> =>
  Promise.all(
    apis.map(async ({ port }) => {
      const response = await fetch(`http://127.0.0.1:${port}/api/routes/get_all?gym_id=${gymId}`);
      const [route] = (await response.json()) as { climb_count: number }[];
      return route?.climb_count ?? 0;
    }),
  );

function report({ sendCount, failures, durationsMs }: LoadResult, counts: number[]) {
  const sorted = durationsMs.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(0.99 * sorted.length)] ?? NaN;
  console.log(
    `${durationsMs.length} requests (p99 ${p99.toFixed(0)} ms), ${sendCount} sends, ${failures.length} failures. ` +
      `Sends in the lists of the APIs: ${counts.join(" and ")}`,
  );
  for (const failure of failures.slice(0, 20)) console.error(failure);
  const areCountsCorrect = counts.every((count) => count === sendCount);
  if (failures.length > 0 || !areCountsCorrect) process.exitCode = 1;
}

requirePackages();
const resources = new AsyncDisposableStack();
try {
  await runFleet(resources);
} finally {
  await resources.disposeAsync();
}

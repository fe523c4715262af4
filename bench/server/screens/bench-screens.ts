import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

import { fillDatabase } from "../../fill/fill-database.ts";
import type { Scale } from "../../fill/scale.ts";
import { type ServerUnderTest, withServer } from "../../server-under-test.ts";
import { quantile } from "../../statistics.ts";
import { INTERVAL_MS, openScreens } from "./run-screens.ts";

const MAX_SCREENS = 1_000;
/** The first responses fill the cache. */
const WARM_UP_INTERVALS = 3;
const INTERVALS = 20;
const SEND_INTERVAL_MS = 1_000;
const MAX_CPU_SHARE = 0.5;
const MAX_P99_MS = 100;
const MAX_MB = 200;

/** Gyms with 64 routes. */
const createScale = (gyms: number): Scale => ({
  gyms,
  users: 5_000,
  climbers: 5_000,
  climbs: 100_000,
  activities: 20_000,
  setsPerCircuit: 2,
  routesPerSet: 4,
  usersPerHiddenOne: 8,
});

/** Measures one process with a thousand screens: first of as many gyms, then of one gym with a new send each second. */
export const benchScreens = (share: number): Promise<boolean> => {
  const count = Math.ceil(MAX_SCREENS * share);
  return withServer(insertGyms(count), async (server) => {
    const { rows } = await server.database.pool.query<{ id: string }>(
      "select id from gyms order by id",
    );
    const gymIds = rows.map(({ id }) => id);
    return [
      await measureScreens(server, { name: "of as many gyms", gymIds }),
      await measureScreens(server, {
        name: "of one gym",
        gymIds: gymIds.map(() => server.gymId),
      }),
    ].every(Boolean);
  });
};

const insertGyms =
  (count: number) => async (pool: ServerUnderTest["database"]["pool"], databaseUrl: string) => {
    await fillDatabase(databaseUrl, createScale(count));
    const { rows } = await pool.query<{ id: string }>("select id from gyms order by id limit 1");
    const [gym] = rows;
    if (!gym) throw new Error("The database has no gyms");
    return { gymId: gym.id };
  };

interface ScreensUnderTest {
  readonly name: string;
  /** The gym of each screen. */
  readonly gymIds: readonly string[];
}

async function measureScreens(
  server: ServerUnderTest,
  { name, gymIds }: ScreensUnderTest,
): Promise<boolean> {
  const screens = await openScreens(server.url, gymIds);
  await screens.run(WARM_UP_INTERVALS);
  const startCpu = await server.getCpuSeconds();
  const [polls, sendStatuses] = await Promise.all([screens.run(INTERVALS), logSends(server)]);
  const seconds = (INTERVALS * INTERVAL_MS) / 1_000;
  const cpuShare = ((await server.getCpuSeconds()) - startCpu) / seconds;
  const memoryMb = await server.getMemoryMb();
  screens.close();

  const durations = polls.map(({ durationMs }) => durationMs);
  const p99 = quantile(durations, 0.99);
  const count = (status: number) => polls.filter((poll) => poll.status === status).length;
  const failedPolls = polls.length - count(200) - count(304);
  const failedSends = sendStatuses.filter((status) => status >= 400);
  console.log(
    `${gymIds.length} screens ${name}, ${polls.length} requests in ${seconds} s, ${count(304)} of them 304 and ${count(200)} 200, ` +
      `${failedPolls} failed (limit 0), ${failedSends.length} of ${sendStatuses.length} sends failed (limit 0): ` +
      `${(cpuShare * 100).toFixed(0)} % of a core (limit ${MAX_CPU_SHARE * 100}), ` +
      `median ${quantile(durations, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (limit ${MAX_P99_MS}), ` +
      `${memoryMb.toFixed(0)} MB (limit ${MAX_MB})`,
  );
  const hasFailed = failedPolls + failedSends.length > 0;
  return !hasFailed && cpuShare <= MAX_CPU_SHARE && p99 <= MAX_P99_MS && memoryMb <= MAX_MB;
}

/** Logs a send of another route each second. Returns the status codes. An overloaded server answers with 503. */
async function logSends({ url, token, gymId, database }: ServerUnderTest): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select routes.id from routes
     join sets on sets.id = routes.set_id join circuits on circuits.id = sets.circuit_id
     where circuits.gym_id = $1 order by random()`,
    [gymId],
  );
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const count = (INTERVALS * INTERVAL_MS) / SEND_INTERVAL_MS;
  const statuses: number[] = [];
  for (const { id } of rows.slice(0, count)) {
    await sleep(SEND_INTERVAL_MS);
    const body = JSON.stringify({ id: randomUUID() });
    const response = await fetch(`${url}/api/climbs/me/add_send/${id}`, {
      method: "POST",
      headers,
      body,
    });
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  return statuses;
}

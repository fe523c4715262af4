import { type ServerUnderTest, withServer } from "../../server-under-test.ts";
import { median } from "../../statistics.ts";
import { measureDurations } from "../measure.ts";
import {
  FEED_ACCOUNTS,
  insertDay,
  insertGym,
  insertLargeGyms,
  insertYear,
  SENDS_PER_DAY,
} from "./insert-volume.ts";

const SAMPLE_COUNT = 15;
const ORDINARY_SENDS_PER_DAY = 20;
const MAX_FEED_RATIO = 4;
const STATS_SENDS = 20_000;
const PARALLEL_COUNT = 20;
const GYM_COUNT = 400;

/** Measures reads of as many rows as the limits allow. */
export const benchVolume = (): Promise<boolean> =>
  withServer(insertGym, async (server) => {
    const isFeedFast = await measureFeed(server);
    await measureStats(server);
    await measureGyms(server);
    return isFeedFast;
  });

/** The baseline is the same page with few sends, and so with a third of the routes. */
async function measureFeed(server: ServerUnderTest): Promise<boolean> {
  const read = createReader(server, "activities/get_paginated");
  await insertDay(server.database.pool, ORDINARY_SENDS_PER_DAY);
  const ordinaryMs = median(await measureDurations(read, SAMPLE_COUNT));
  await insertDay(server.database.pool, SENDS_PER_DAY);
  const largeMs = median(await measureDurations(read, SAMPLE_COUNT));
  console.log(
    `Feed, ${FEED_ACCOUNTS} activities of ${SENDS_PER_DAY} sends: ${largeMs.toFixed(1)} ms, ` +
      `of ${ORDINARY_SENDS_PER_DAY} sends: ${ordinaryMs.toFixed(1)} ms (limit ${MAX_FEED_RATIO} times)`,
  );
  return largeMs <= MAX_FEED_RATIO * ordinaryMs;
}

async function measureStats(server: ServerUnderTest): Promise<void> {
  const durations: number[] = [];
  for (const count of [STATS_SENDS / 10, STATS_SENDS]) {
    await insertYear(server.database.pool, `stats-${count}`, count);
    const read = createReader(server, `users/get_stats/stats-${count}-1`);
    durations.push(...(await measureDurations(read, 1)));
  }
  const read = createReader(server, `users/get_stats/stats-${STATS_SENDS}-1`);
  const [parallelMs = 0] = await measureDurations(
    () => Promise.all(Array.from({ length: PARALLEL_COUNT }, read)),
    1,
  );
  console.log(
    `Stats of ${STATS_SENDS / 10} sends: ${durations[0]?.toFixed(1)} ms, of ${STATS_SENDS} sends: ${durations[1]?.toFixed(1)} ms, ` +
      `${PARALLEL_COUNT} times at once: ${parallelMs.toFixed(1)} ms`,
  );
}

async function measureGyms(server: ServerUnderTest): Promise<void> {
  await insertLargeGyms(server.database.pool, GYM_COUNT);
  const durations = await measureDurations(createReader(server, "gyms"), 3);
  console.log(
    `${GYM_COUNT} gyms with large layouts: ${durations.map((ms) => ms.toFixed(0)).join(", ")} ms`,
  );
}

const createReader =
  ({ url, token }: ServerUnderTest, path: string) =>
  async (): Promise<void> => {
    const response = await fetch(`${url}/api/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`${path} returned ${response.status}`);
    await response.arrayBuffer();
  };

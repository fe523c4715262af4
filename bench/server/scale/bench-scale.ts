import { fillDatabase } from "../../fill/fill-database.ts";
import { BUSY_GYMS, getRowCounts, type Scale } from "../../fill/scale.ts";
import { type ServerUnderTest, withServer } from "../../server-under-test.ts";
import { benchMemory } from "../memory.ts";
import { compareReads, MAX_P99_RATIO } from "./compare-reads.ts";
import type { ReadLimits } from "./read-requests.ts";

interface ScaleComparison {
  /** Both scales have the same number of rows per gym, per climber and per feed page. */
  readonly small: Scale;
  readonly large: Scale;
  readonly limits: ReadLimits;
}

const MAX_FILL_SECONDS = 600;

/** Compares a large database of busy gyms with a small one. */
export const benchLarge = (): Promise<boolean> =>
  benchScale({
    small: { ...BUSY_GYMS, gyms: 1, users: 400, climbers: 400, climbs: 40_000, activities: 6_000 },
    large: {
      ...BUSY_GYMS,
      gyms: 50,
      users: 20_000,
      climbers: 20_000,
      climbs: 2_000_000,
      activities: 300_000,
    },
    limits: { screenMs: 50, feedMs: 15, page400Ms: 50, page4000Ms: 30, searchMs: 20 },
  });

/** Compares 20,000 gyms with 200. A smaller `share` of the rows takes less time. */
export const benchGyms = (share: number): Promise<boolean> =>
  benchScale({
    small: createGymScale(1 / 100),
    large: createGymScale(share),
    limits: { screenMs: 50, otherMs: 50, feedMs: 20, page400Ms: 40, page4000Ms: 50, searchMs: 20 },
  });

/** 20,000 gyms with 64 routes each. A fifth of the users climb, and a quarter hide something. */
const createGymScale = (share: number): Scale => ({
  gyms: Math.round(20_000 * share),
  users: Math.round(1_000_000 * share),
  climbers: Math.round(200_000 * share),
  climbs: Math.round(5_000_000 * share),
  activities: Math.round(800_000 * share),
  setsPerCircuit: 2,
  routesPerSet: 4,
  usersPerHiddenOne: 8,
});

async function benchScale({ small, large, limits }: ScaleComparison): Promise<boolean> {
  const { activities, routes } = getRowCounts(large);
  console.log(
    `Reads with ${large.gyms} gyms, ${routes} routes, ${large.users} users, ${large.climbs} climbs and ${activities} activities, ` +
      `and with 1/${(large.climbs / small.climbs).toFixed(0)} of the climbs (limits: p99 ratio ${MAX_P99_RATIO} if both return the same number of rows, and the medians in brackets)`,
  );
  return withScale(small, (smallServer) =>
    withScale(large, async (largeServer) => {
      const hasFlatMemory = await benchMemory(largeServer);
      const isFast = await compareReads({ small: smallServer, large: largeServer, limits });
      return isFast && hasFlatMemory;
    }),
  );
}

const withScale = (scale: Scale, measure: (server: ServerUnderTest) => Promise<boolean>) => {
  let isFilledInTime = false;
  return withServer(
    async (pool, databaseUrl) => {
      const startedAt = performance.now();
      await fillDatabase(databaseUrl, scale);
      const seconds = (performance.now() - startedAt) / 1_000;
      isFilledInTime = seconds <= MAX_FILL_SECONDS;
      console.log(
        `Inserted ${scale.climbs} climbs in ${seconds.toFixed(0)} s (limit ${MAX_FILL_SECONDS})`,
      );
      const { rows } = await pool.query<{ id: string }>("select id from gyms order by id limit 1");
      return { gymId: rows[0]?.id ?? "" };
    },
    async (server) => (await measure(server)) && isFilledInTime,
  );
};

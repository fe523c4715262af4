import type { Climb, Route, Stats } from "@topout/shared/contract";
import { getLastMonths } from "@topout/shared/domain";
import fc from "fast-check";
import { expect, test } from "vitest";

import { climbs } from "../../database/schema.ts";
import { createTestApi, readJson } from "../../testing/index.ts";

const TIME_ZONES = [null, "Pacific/Auckland", "America/Los_Angeles"];
const ROUTES_PER_GYM = 2;

/** A climb within 14 hours of the start of a month in UTC, or at any time. 14 hours cover all time zones. */
const climbArbitrary = fc.record({
  route: fc.nat(TIME_ZONES.length * ROUTES_PER_GYM - 1),
  sent: fc.boolean(),
  monthsAgo: fc.nat(14),
  minutes: fc.oneof(
    fc.integer({ min: -14 * 60, max: 14 * 60 }),
    fc.integer({ min: 0, max: 30 * 24 * 60 }),
  ),
});

async function setUp() {
  const api = await createTestApi();
  const timeZones = new Map<string, string>();
  for (const time_zone of TIME_ZONES) {
    const gym = await api.seed.gym({ time_zone });
    timeZones.set(gym.id, time_zone ?? "UTC");
    const circuit = await api.seed.circuit({ gym_id: gym.id });
    const set = await api.seed.set({ circuit_id: circuit.id });
    for (let n = 0; n < ROUTES_PER_GYM; n++) {
      await api.seed.route({ set_id: set.id, location: `Wall ${n} of ${gym.name}`, style: "Slab" });
    }
  }
  const { id: user } = await api.seed.user({ username: "ann" });
  return {
    api,
    timeZones,
    user,
    routes: await readJson<Route[]>(api.fetch("/api/routes/get_all")),
  };
}

/** Counts the expected stats from the climbs and routes that the API lists. */
function countListedSends(
  list: readonly Climb[],
  routes: readonly Route[],
  timeZones: ReadonlyMap<string, string>,
) {
  const sends = list
    .filter(({ sent }) => sent)
    .map((climb) => {
      const route = routes.find(({ id }) => id === climb.route);
      if (!route) throw new Error("The route of a climb is not listed");
      return { ...climb, route, timeZone: timeZones.get(route.gym_id) ?? "UTC" };
    });
  const toMonth = (time: string | Date, timeZone: string) =>
    new Date(time).toLocaleDateString("sv-SE", { timeZone }).slice(0, 7);
  const now = new Date();
  const lastMonth = sends
    .map(({ timeZone }) => toMonth(now, timeZone))
    .toSorted()
    .at(-1);
  const months = new Set(lastMonth === undefined ? [] : getLastMonths(lastMonth));
  const counts: Record<string, number> = {};
  const add = (key: string) => (counts[key] = (counts[key] ?? 0) + 1);
  for (const { route, time, timeZone } of sends) {
    const month = toMonth(time, timeZone);
    if (months.has(month)) add(`${month} ${route.circuit_id}`);
    add(route.location);
    add(route.style);
    add("total");
  }
  return counts;
}

const toCounts = ({ total_sends, months, locations, styles }: Stats) =>
  Object.fromEntries([
    ...(total_sends > 0 ? [["total", total_sends]] : []),
    ...months.map(({ month, circuit_id, sends }) => [`${month} ${circuit_id}`, sends]),
    ...[...locations, ...styles].map(({ name, sends }) => [name, sends]),
  ]);

test(
  "the stats of all gyms and of each gym match the listed climbs",
  { timeout: 60_000 },
  async () => {
    const { api, timeZones, user, routes } = await setUp();

    await fc.assert(
      fc.asyncProperty(fc.array(climbArbitrary, { maxLength: 20 }), async (plans) => {
        await api.db.delete(climbs);
        for (const { route, sent, monthsAgo, minutes } of plans) {
          const now = new Date();
          const monthStart = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1);
          const time = new Date(Math.min(now.getTime(), monthStart + minutes * 60_000));
          const values = { user, route: routes[route]?.id ?? "", time };
          await (sent ? api.seed.send(values) : api.seed.attempt(values));
        }

        const list = await readJson<Climb[]>(api.fetch("/api/users/get_climbs/ann"));
        for (const gymId of [undefined, ...timeZones.keys()]) {
          const query = gymId === undefined ? "" : `?gym_id=${gymId}`;
          const stats = await readJson<Stats>(api.fetch(`/api/users/get_stats/ANN${query}`));
          const gymRoutes = new Set(
            routes
              .filter(({ gym_id }) => gymId === undefined || gym_id === gymId)
              .map(({ id }) => id),
          );
          const gymClimbs = list.filter(({ route }) => gymRoutes.has(route));
          expect(toCounts(stats)).toEqual(countListedSends(gymClimbs, routes, timeZones));
        }
      }),
      { numRuns: process.env["FULL_SIZE"] ? 25 : 10 },
    );
  },
);

import fc from "fast-check";
import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { activities, climbs } from "../../database/schema.ts";
import { computeNaively, type NaiveClimb, type NaiveRoute } from "./testing/naive-insights.ts";
import { setUpInsights } from "./testing/set-up-insights.ts";

interface RoutePlan {
  readonly up: number;
  readonly rank: [number, number] | undefined;
  readonly row: number | undefined;
  readonly area: string;
}

const ROUTES: readonly RoutePlan[] = [
  { up: 50, rank: [0, 0], row: 0, area: "Cave" },
  { up: 20, rank: [0, 1], row: 0, area: "Cave" },
  { up: 13, rank: [1, 1], row: 1, area: "Slab" },
  { up: 2, rank: undefined, row: undefined, area: "Slab" },
];

/** Few climbers, so that groups have about three, and few times, so that some are equal. */
const climbArbitrary = fc.record({
  route: fc.nat(ROUTES.length - 1),
  user: fc.nat(4),
  sent: fc.boolean(),
  quarterDaysAgo: fc.nat(120),
});

test("equal a computation by hand, for any climbs", { timeout: 120_000 }, async () => {
  const { api, gym, pink, createRoute, daysAgo, read } = await setUpInsights();
  const routes: NaiveRoute[] = [];
  for (const { area, rank, row, up } of ROUTES) {
    const { id } = await createRoute({ set_id: pink.set.id, location: area, up, rank });
    routes.push({ id, row, area, up: daysAgo(up) });
  }
  const userIds: string[] = [];
  for (let count = 0; count < 5; count += 1) userIds.push((await api.seed.user()).id);

  await fc.assert(
    fc.asyncProperty(
      fc.array(climbArbitrary, { maxLength: 40 }),
      fc.constantFrom(3, 15, 60),
      async (plans, sinceDays) => {
        const list: NaiveClimb[] = plans.map(({ route, user, sent, quarterDaysAgo }) => ({
          id: uuidv7(),
          route: routes[route]?.id ?? "",
          user: userIds[user] ?? "",
          sent,
          time: daysAgo(quarterDaysAgo / 4),
        }));
        await replaceClimbs(list);
        const since = daysAgo(sinceDays);
        since.setUTCHours(0, 0, 0, 0);

        const insights = await read(`since=${daysAgo(sinceDays).toISOString()}`);

        expect(insights).toEqual(
          computeNaively({
            routes,
            climbs: list,
            grades: [
              { grade: "V0", target: 2 },
              { grade: "V1", target: 3 },
              { grade: "V2", target: null },
            ],
            areas: [{ name: "Cave" }, { name: "Slab" }],
            since,
            now: new Date(),
          }),
        );
      },
    ),
    { numRuns: process.env["FULL_SIZE"] ? 300 : 40 },
  );

  /** Stores the climbs directly, because the API limits climbs an hour and their age. */
  async function replaceClimbs(list: readonly NaiveClimb[]) {
    await api.db.delete(climbs);
    await api.db.delete(activities);
    if (list.length === 0) return;
    const days = new Map<string, string>();
    for (const { user, time, sent } of list) {
      const day = time.toISOString().slice(0, 10);
      const key = `${user} ${day}`;
      if (!sent || days.has(key)) continue;
      const values = { id: uuidv7(), user_id: user, gym_id: gym.id, day, time };
      await api.db.insert(activities).values(values);
      days.set(key, values.id);
    }
    await api.db.insert(climbs).values(
      list.map(({ id, route, user, sent, time }) => ({
        id,
        route_id: route,
        user_id: user,
        sent,
        time,
        activity_id: sent ? days.get(`${user} ${time.toISOString().slice(0, 10)}`) : null,
      })),
    );
  }
});

import type { Activity } from "@topout/shared/contract";
import { sortCircuits } from "@topout/shared/domain";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { createTestApi, type TestApi } from "../../testing/index.ts";
import { readAllActivities } from "./testing/read-feed.ts";

const createTime = (minute: number) => new Date(Date.UTC(2026, 0, 5, 10, minute));

async function readActivity(api: TestApi): Promise<Activity> {
  const [activity] = await readAllActivities(api.fetchAnonymously);
  if (!activity) throw new Error("The feed is empty");
  return activity;
}

/** Creates routes in one circuit. */
async function createRoutes(api: TestApi, circuitId: string, count: number): Promise<string[]> {
  const set = await api.seed.set({ circuit_id: circuitId });
  const ids: string[] = [];
  for (let n = 0; n < count; n++) ids.push((await api.seed.route({ set_id: set.id })).id);
  return ids;
}

describe("an activity of the feed", () => {
  test("lists each route once, with its number of sends, last send first", async () => {
    const api = await createTestApi();
    const circuit = await api.seed.circuit();
    const [first = "", second = ""] = await createRoutes(api, circuit.id, 2);
    const { id: user } = await api.seed.user();
    for (const [minute, route] of [first, second, first, first].entries()) {
      await api.seed.send({ user, route, time: createTime(minute) });
    }

    const { climbs, num_sends, time } = await readActivity(api);

    expect(climbs.map((climb) => [climb.route.id, climb.time, climb.sends])).toEqual([
      [first, createTime(3).toISOString(), 3],
      [second, createTime(1).toISOString(), 1],
    ]);
    expect(num_sends).toBe(4);
    expect(time).toBe(createTime(0).toISOString());
  });

  test("counts sends by circuit, in display order", async () => {
    const api = await createTestApi();
    const gym = await api.seed.gym();
    const { id: user } = await api.seed.user();
    const names = ["Comp 10", "Orange", "comp 9", "Zebra", " white", "Green", "Comp 2", "apple"];
    const expectedNames = sortCircuits(names.map((name) => ({ name }))).map(({ name }) => name);
    for (const [index, name] of names.entries()) {
      const circuit = await api.seed.circuit({ gym_id: gym.id, name, color: "pink" });
      const [route = ""] = await createRoutes(api, circuit.id, 1);
      for (let n = 0; n <= index; n++) await api.seed.send({ user, route, time: createTime(n) });
    }

    const { tallies } = await readActivity(api);

    expect(tallies.map(({ name, sends }) => [name, sends])).toEqual(
      expectedNames.map((name) => [name, names.indexOf(name) + 1]),
    );
    expect(tallies[0]).toEqual({
      circuit_id: expect.any(String),
      name: "Green",
      color: "pink",
      sends: 6,
    });
  });

  test("lists the newest 60 routes, and counts all sends", async () => {
    const api = await createTestApi();
    const circuit = await api.seed.circuit();
    const routes = await createRoutes(api, circuit.id, 62);
    const { id: user } = await api.seed.user();
    for (const [index, route] of routes.entries()) {
      await api.seed.send({ user, route, time: new Date(createTime(0).getTime() + index * 1_000) });
    }

    const { climbs, num_sends, tallies } = await readActivity(api);

    expect(climbs.map(({ route }) => route.id)).toEqual(routes.toReversed().slice(0, 60));
    expect(num_sends).toBe(62);
    expect(tallies.map(({ sends }) => sends)).toEqual([62]);
  });

  test.each([5_000, 20_000])(
    "is as small with %i sends as with one send per route",
    async (count) => {
      const api = await createTestApi();
      const circuit = await api.seed.circuit();
      const routes = await createRoutes(api, circuit.id, 70);
      const { id: user } = await api.seed.user();
      for (const route of routes) await api.seed.send({ user, route, time: createTime(0) });
      const readLength = async () =>
        (await (await api.fetchAnonymously("/api/activities/get_paginated")).text()).length;
      const lengthBefore = await readLength();

      await insertSends(api, count - routes.length);

      const { climbs, num_sends } = await readActivity(api);
      expect([climbs.length, num_sends]).toEqual([60, count]);
      // Only the counts have more digits.
      expect(await readLength()).toBeLessThan(lengthBefore * 1.05);
      expect(lengthBefore).toBeLessThan(42_000);
    },
  );
});

/** Adds sends of all routes to the only activity. */
const insertSends = ({ db }: TestApi, count: number) =>
  db.execute(sql`
    insert into climbs (id, route_id, user_id, activity_id, sent, time)
    select gen_random_uuid(), routes.ids[1 + n % cardinality(routes.ids)], user_id, activities.id, true,
      activities.time + n * interval '1 second'
    from activities, generate_series(1, ${count}::int) as n,
      (select array_agg(id) as ids from routes) as routes`);

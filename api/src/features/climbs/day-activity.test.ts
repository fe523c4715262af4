import type { Activity, ActivityPage } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi, readJson, type TestApi } from "../../testing/index.ts";

const parseTime = (time: string) => new Date(`2026-05-${time}.000Z`);

const readFeed = async (api: TestApi) => {
  const page = await api.fetch("/api/activities/get_paginated");
  return (await readJson<ActivityPage>(page)).data;
};

const toTimesAndSends = (activities: readonly Activity[]) =>
  activities.map(({ time, num_sends }) => [time, num_sends]);

async function setUp() {
  const api = await createTestApi();
  const route = await api.seed.route();
  const { user, fetch } = await api.signIn();
  const send = (time: string) =>
    api.seed.send({ user: user.id, route: route.id, time: parseTime(time) });
  const remove = (id: string) => fetch(`/api/climbs/me/${id}`, { method: "DELETE" });
  return { api, route, user, send, remove };
}

describe("a day's activity", () => {
  test("groups the sends of one climber in one gym", async () => {
    const { api, route, user, send } = await setUp();
    await send("10T09:00:00");
    await send("10T21:00:00");
    await send("11T09:00:00");
    await api.seed.attempt({ user: user.id, route: route.id, time: parseTime("12T09:00:00") });
    await api.seed.send({ user: user.id, time: parseTime("10T10:00:00") });

    expect(toTimesAndSends(await readFeed(api))).toEqual([
      ["2026-05-11T09:00:00.000Z", 1],
      ["2026-05-10T10:00:00.000Z", 1],
      ["2026-05-10T09:00:00.000Z", 2],
    ]);
  });

  test("uses the time zone of the gym", async () => {
    const api = await createTestApi();
    const gym = await api.seed.gym({ time_zone: "Pacific/Auckland" });
    const circuit = await api.seed.circuit({ gym_id: gym.id });
    const set = await api.seed.set({ circuit_id: circuit.id });
    const route = await api.seed.route({ set_id: set.id });
    const { user } = await api.signIn();

    // Midnight in Auckland is noon in UTC.
    for (const time of ["10T11:59:59", "10T12:00:00", "10T23:00:00", "11T11:00:00"]) {
      await api.seed.send({ user: user.id, route: route.id, time: parseTime(time) });
    }

    expect(toTimesAndSends(await readFeed(api))).toEqual([
      ["2026-05-10T12:00:00.000Z", 3],
      ["2026-05-10T11:59:59.000Z", 1],
    ]);
  });

  test("has the time of its first send, even after sends are added or removed", async () => {
    const { api, send, remove } = await setUp();
    await send("10T12:00:00");
    expect(toTimesAndSends(await readFeed(api))).toEqual([["2026-05-10T12:00:00.000Z", 1]]);

    const earlier = await send("10T09:00:00");
    expect(toTimesAndSends(await readFeed(api))).toEqual([["2026-05-10T09:00:00.000Z", 2]]);

    await remove(earlier.id);
    expect(toTimesAndSends(await readFeed(api))).toEqual([["2026-05-10T12:00:00.000Z", 1]]);
  });

  test("is removed with its bumps when its last send is removed", async () => {
    const { api, send, remove } = await setUp();
    const [first, second] = [await send("10T09:00:00"), await send("10T10:00:00")];
    const bob = await api.signIn();
    await bob.fetch(`/api/reactions/${first.activity}`, { method: "POST" });

    await remove(first.id);
    expect(await readFeed(api)).toMatchObject([{ id: first.activity, num_reactions: 1 }]);
    await remove(second.id);

    expect(await readFeed(api)).toEqual([]);
    expect((await bob.fetch(`/api/reactions/${first.activity}`, { method: "POST" })).status).toBe(
      404,
    );
  });
});

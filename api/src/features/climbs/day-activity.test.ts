import type { Activity, ActivityPage } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi, type TestApi } from "../../testing/index.ts";

const at = (time: string) => new Date(`2026-05-${time}.000Z`);

const feed = async (api: TestApi) => {
  const page = await api.fetch("/api/activities/get_paginated");
  return ((await page.json()) as ActivityPage).data;
};

const timesOf = (activities: readonly Activity[]) =>
  activities.map(({ time, climbs }) => [time, climbs.length]);

async function setOut() {
  const api = await createTestApi();
  const route = await api.given.route();
  const { user, fetch } = await api.signIn();
  const send = (time: string) => api.given.send({ user: user.id, route: route.id, time: at(time) });
  const remove = (id: string) => fetch(`/api/climbs/me/${id}`, { method: "DELETE" });
  return { api, route, user, send, remove };
}

describe("a day's activity", () => {
  test("gathers the sends of one climber in one gym", async () => {
    const { api, route, user, send } = await setOut();
    await send("10T09:00:00");
    await send("10T21:00:00");
    await send("11T09:00:00");
    await api.given.attempt({ user: user.id, route: route.id, time: at("12T09:00:00") });
    await api.given.send({ user: user.id, time: at("10T10:00:00") });

    expect(timesOf(await feed(api))).toEqual([
      ["2026-05-11T09:00:00.000Z", 1],
      ["2026-05-10T10:00:00.000Z", 1],
      ["2026-05-10T09:00:00.000Z", 2],
    ]);
  });

  test("ends when the gym's day ends, wherever that is", async () => {
    const api = await createTestApi();
    const gym = await api.given.gym({ time_zone: "Pacific/Auckland" });
    const circuit = await api.given.circuit({ gym_id: gym.id });
    const set = await api.given.set({ circuit_id: circuit.id });
    const route = await api.given.route({ set_id: set.id });
    const { user } = await api.signIn();

    // Midnight in Auckland is noon in UTC.
    for (const time of ["10T11:59:59", "10T12:00:00", "10T23:00:00", "11T11:00:00"]) {
      await api.given.send({ user: user.id, route: route.id, time: at(time) });
    }

    expect(timesOf(await feed(api))).toEqual([
      ["2026-05-10T12:00:00.000Z", 3],
      ["2026-05-10T11:59:59.000Z", 1],
    ]);
  });

  test("has the time of its first send, also when that comes late or goes", async () => {
    const { api, send, remove } = await setOut();
    await send("10T12:00:00");
    expect(timesOf(await feed(api))).toEqual([["2026-05-10T12:00:00.000Z", 1]]);

    const replayed = await send("10T09:00:00");
    expect(timesOf(await feed(api))).toEqual([["2026-05-10T09:00:00.000Z", 2]]);

    await remove(replayed.id);
    expect(timesOf(await feed(api))).toEqual([["2026-05-10T12:00:00.000Z", 1]]);
  });

  test("goes with its last send, and takes its bumps along", async () => {
    const { api, send, remove } = await setOut();
    const [first, second] = [await send("10T09:00:00"), await send("10T10:00:00")];
    const bob = await api.signIn();
    await bob.fetch(`/api/reactions/${first.activity}`, { method: "POST" });

    await remove(first.id);
    expect(await feed(api)).toMatchObject([{ id: first.activity, num_reactions: 1 }]);
    await remove(second.id);

    expect(await feed(api)).toEqual([]);
    expect((await bob.fetch(`/api/reactions/${first.activity}`, { method: "POST" })).status).toBe(
      404,
    );
  });
});

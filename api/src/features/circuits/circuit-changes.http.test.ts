import type { Circuit, CircuitList } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi } from "../../testing/index.ts";
import { sendForm } from "../../testing/send-form.ts";

const unknown = "0192f0c1-7a00-7000-8000-000000000404";

async function setOut() {
  const api = await createTestApi();
  const { fetch } = await api.signIn({ is_superuser: true });
  const gym = await api.given.gym();
  return {
    api,
    gym,
    create: (fields: Parameters<typeof sendForm>[1]) =>
      fetch("/api/circuits/create", sendForm("POST", fields)),
    remove: async (id: string) => (await fetch(`/api/circuits/${id}`, { method: "DELETE" })).status,
    get: async <T>(path: string) => (await (await api.anonymously(`/api/${path}`)).json()) as T,
  };
}

describe("adding a circuit", () => {
  test("answers 201 with it, and everybody sees it in its place at once", async () => {
    const { api, gym, create, get } = await setOut();
    const blue = await api.given.circuit({ gym_id: gym.id, name: "Blue", color: "blue" });
    await get(`circuits/${gym.id}`);

    const response = await create({ name: "White", color: "violet", gym_id: gym.id });

    expect(response.status).toBe(201);
    const circuit = (await response.json()) as Circuit;
    expect(circuit).toEqual({
      id: expect.any(String),
      name: "White",
      color: "violet",
      gym_id: gym.id,
    });
    expect((await get<CircuitList>(`circuits/${gym.id}`)).order).toEqual([circuit.id, blue.id]);
  });

  test.each([
    ["name", ""],
    ["name", undefined],
    ["color", "white"],
    ["color", undefined],
    ["gym_id", "7"],
    ["gym_id", undefined],
  ])("refuses a %s of %j", async (field, value) => {
    const { gym, create } = await setOut();

    const response = await create({
      name: "Green",
      color: "green",
      gym_id: gym.id,
      [field]: value,
    });

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ detail: [{ loc: ["body", field] }] });
  });

  test("is 404 for a gym that is not there", async () => {
    const { create } = await setOut();

    expect((await create({ name: "Green", color: "green", gym_id: unknown })).status).toBe(404);
  });
});

describe("deleting a circuit", () => {
  /** Two circuits of one gym with two routes each, which somebody sent, tried, filmed and keeps. */
  async function withHistory() {
    const tools = await setOut();
    const { api, gym } = tools;
    const climber = await api.given.user();
    const fan = await api.signIn();
    const furnish = async () => {
      const circuit = await api.given.circuit({ gym_id: gym.id });
      const routes = await Promise.all(
        Array.from({ length: 2 }, async () => {
          const set_id = (await api.given.set({ circuit_id: circuit.id })).id;
          return api.given.route({
            set_id,
            image: await api.given.picture(),
            thumbnail: await api.given.picture(),
          });
        }),
      );
      for (const { id } of routes) {
        await api.given.attempt({ user: climber.id, route: id });
        await api.given.video({ user_id: climber.id, route_id: id });
        await fan.fetch(`/api/projects/me/${id}`, { method: "POST" });
      }
      return { circuit, routes };
    };
    return { ...tools, climber, fan, goes: await furnish(), stays: await furnish() };
  }

  test("takes its sets, routes, climbs, projects and videos with it, their files too, and nothing else", async () => {
    const { api, gym, fan, goes, stays, remove, get } = await withHistory();
    const filesBefore = (await Array.fromAsync(api.storage.list())).length;

    expect(await remove(goes.circuit.id)).toBe(204);
    await api.work();

    const kept = stays.routes.map(({ id }) => id).toSorted();
    expect((await get<CircuitList>(`circuits/${gym.id}`)).order).toEqual([stays.circuit.id]);
    expect(await get<object[]>(`sets/${gym.id}`)).toMatchObject([
      { circuit_id: stays.circuit.id },
      { circuit_id: stays.circuit.id },
    ]);
    const routes = await get<{ id: string }[]>(`routes/get_all?gym_id=${gym.id}`);
    expect(routes.map(({ id }) => id).toSorted()).toEqual(kept);
    const projects = (await (await fan.fetch("/api/projects/me")).json()) as string[];
    expect(projects.toSorted()).toEqual(kept);
    const videos = await get<{ route: string }[]>("videos/");
    expect(videos.map(({ route }) => route).toSorted()).toEqual(kept);
    for (const { id } of goes.routes) {
      expect((await api.anonymously(`/api/img/${id}.webp`)).status).toBe(404);
      expect((await api.anonymously(`/api/routes/sent_by/${id}`)).status).toBe(404);
    }
    expect((await Array.fromAsync(api.storage.list())).length).toBe(filesBefore / 2);
  });

  test("takes activities that it empties, with their bumps, and moves others to their first send", async () => {
    const { api, climber, fan, goes, stays, remove, get } = await withHistory();
    const [gone, other, kept] = [goes.routes[0], goes.routes[1], stays.routes[0]];
    const day = (date: string, hour: number) => new Date(`2026-03-${date}T${hour}:00:00.000Z`);
    const send = (route = gone, time: Date) =>
      api.given.send({ user: climber.id, route: route?.id ?? "", time });
    const { activity } = await send(gone, day("01", 10));
    await send(other, day("01", 11));
    await send(gone, day("02", 10));
    await send(kept, day("02", 12));
    await fan.fetch(`/api/reactions/${activity}`, { method: "POST" });

    expect(await remove(goes.circuit.id)).toBe(204);

    expect(await get("activities/get_paginated")).toMatchObject({
      data: [{ time: "2026-03-02T12:00:00.000Z", climbs: [{ route: { id: kept?.id } }] }],
      meta: { total: 1 },
    });
    const again = await fan.fetch(`/api/reactions/${activity}`, { method: "POST" });
    expect(again.status).toBe(404);
  });

  test("is 404 the second time, and for what never was one", async () => {
    const { api, remove } = await setOut();
    const { id } = await api.given.circuit();

    expect([await remove(id), await remove(id)]).toEqual([204, 404]);
    expect([await remove(unknown), await remove("7")]).toEqual([404, 404]);
  });
});

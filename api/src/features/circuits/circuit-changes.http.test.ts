import type { Circuit, CircuitList } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi, readJson, UNKNOWN_ID } from "../../testing/index.ts";
import { createFormRequest } from "../../testing/create-form-request.ts";
import { listStoredKeys } from "../../testing/list-stored-keys.ts";

const KEY = "0192f0c1-7a00-7000-8000-000000000001";

async function setUp() {
  const api = await createTestApi();
  const { fetch } = await api.signIn({ is_superuser: true });
  const gym = await api.seed.gym();
  return {
    api,
    gym,
    create: (fields: Parameters<typeof createFormRequest>[1]) =>
      fetch("/api/circuits/create", createFormRequest("POST", fields)),
    remove: async (id: string) => (await fetch(`/api/circuits/${id}`, { method: "DELETE" })).status,
    get: <T>(path: string) => readJson<T>(api.fetchAnonymously(`/api/${path}`)),
  };
}

describe("adding a circuit", () => {
  test("returns it with 201, and lists it immediately in display order", async () => {
    const { api, gym, create, get } = await setUp();
    const blue = await api.seed.circuit({ gym_id: gym.id, name: "Blue", color: "blue" });
    await get(`circuits/${gym.id}`);

    const response = await create({ name: "White", color: "violet", gym_id: gym.id });

    expect(response.status).toBe(201);
    const circuit = await readJson<Circuit>(response);
    expect(circuit).toEqual({
      id: expect.any(String),
      name: "White",
      color: "violet",
      gym_id: gym.id,
    });
    expect((await get<CircuitList>(`circuits/${gym.id}`)).order).toEqual([circuit.id, blue.id]);
  });

  test("creates one circuit for an idempotency key, also in concurrent requests", async () => {
    const { gym, create, get } = await setUp();
    const fields = { name: "White", color: "violet", gym_id: gym.id, idempotency_key: KEY };

    const responses = await Promise.all([create(fields), create(fields)]);

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 201]));
    const [first, second] = await Promise.all(
      responses.map((response) => readJson<Circuit>(response)),
    );
    expect(second).toEqual(first);
    expect((await get<CircuitList>(`circuits/${gym.id}`)).order).toEqual([KEY]);
  });

  test("rejects the idempotency key of a circuit of another gym", async () => {
    const { api, gym, create } = await setUp();
    await api.seed.circuit({ id: KEY });

    const fields = { name: "White", color: "violet", gym_id: gym.id, idempotency_key: KEY };
    const response = await create(fields);

    expect(response.status).toBe(409);
  });

  test.each([
    ["name", ""],
    ["name", undefined],
    ["color", "white"],
    ["color", undefined],
    ["gym_id", "7"],
    ["gym_id", undefined],
  ])("rejects the %s %j", async (field, value) => {
    const { gym, create } = await setUp();

    const response = await create({
      name: "Green",
      color: "green",
      gym_id: gym.id,
      [field]: value,
    });

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ detail: [{ loc: ["body", field] }] });
  });

  test("returns 404 for an unknown gym", async () => {
    const { create } = await setUp();

    expect((await create({ name: "Green", color: "green", gym_id: UNKNOWN_ID })).status).toBe(404);
  });
});

describe("deleting a circuit", () => {
  /** Creates two circuits of one gym, each with two routes that have attempts, videos and projects. */
  async function createCircuitsWithDependents() {
    const setup = await setUp();
    const { api, gym } = setup;
    const climber = await api.seed.user();
    const follower = await api.signIn();
    const createCircuit = async () => {
      const circuit = await api.seed.circuit({ gym_id: gym.id });
      const routes = await Promise.all(
        Array.from({ length: 2 }, async () => {
          const set_id = (await api.seed.set({ circuit_id: circuit.id })).id;
          return api.seed.route({
            set_id,
            image: await api.seed.storeImage(),
            thumbnail: await api.seed.storeImage(),
          });
        }),
      );
      for (const { id } of routes) {
        await api.seed.attempt({ user: climber.id, route: id });
        await api.seed.video({ user_id: climber.id, route_id: id });
        await follower.fetch(`/api/projects/me/${id}`, { method: "POST" });
      }
      return { circuit, routes };
    };
    return {
      ...setup,
      climber,
      follower,
      removed: await createCircuit(),
      remaining: await createCircuit(),
    };
  }

  test("removes its sets, routes, climbs, projects, videos and files, and nothing else", async () => {
    const { api, gym, follower, removed, remaining, remove, get } =
      await createCircuitsWithDependents();
    const filesBefore = (await listStoredKeys(api)).length;

    expect(await remove(removed.circuit.id)).toBe(204);
    await api.runJobs();

    const remainingIds = remaining.routes.map(({ id }) => id).toSorted();
    expect((await get<CircuitList>(`circuits/${gym.id}`)).order).toEqual([remaining.circuit.id]);
    expect(await get<object[]>(`sets/${gym.id}`)).toMatchObject([
      { circuit_id: remaining.circuit.id },
      { circuit_id: remaining.circuit.id },
    ]);
    const routes = await get<{ id: string }[]>(`routes/get_all?gym_id=${gym.id}`);
    expect(routes.map(({ id }) => id).toSorted()).toEqual(remainingIds);
    const projects = await readJson<string[]>(follower.fetch("/api/projects/me"));
    expect(projects.toSorted()).toEqual(remainingIds);
    const videos = await get<{ route: string }[]>("videos/");
    expect(videos.map(({ route }) => route).toSorted()).toEqual(remainingIds);
    for (const { id } of removed.routes) {
      expect((await api.fetchAnonymously(`/api/img/${id}.webp`)).status).toBe(404);
      expect((await api.fetchAnonymously(`/api/routes/sent_by/${id}`)).status).toBe(404);
    }
    expect((await listStoredKeys(api)).length).toBe(filesBefore / 2);
  });

  test("removes empty activities with their bumps, and updates the time of the others", async () => {
    const { api, climber, follower, removed, remaining, remove, get } =
      await createCircuitsWithDependents();
    const [removedRoute, otherRemovedRoute, remainingRoute] = [
      removed.routes[0],
      removed.routes[1],
      remaining.routes[0],
    ];
    const createTime = (date: string, hour: number) =>
      new Date(`2026-03-${date}T${hour}:00:00.000Z`);
    const send = (route = removedRoute, time: Date) =>
      api.seed.send({ user: climber.id, route: route?.id ?? "", time });
    const { activity } = await send(removedRoute, createTime("01", 10));
    await send(otherRemovedRoute, createTime("01", 11));
    await send(removedRoute, createTime("02", 10));
    await send(remainingRoute, createTime("02", 12));
    await follower.fetch(`/api/reactions/${activity}`, { method: "POST" });

    expect(await remove(removed.circuit.id)).toBe(204);

    expect(await get("activities/get_paginated")).toMatchObject({
      data: [{ time: "2026-03-02T12:00:00.000Z", climbs: [{ route: { id: remainingRoute?.id } }] }],
      meta: { total: 1 },
    });
    const bump = await follower.fetch(`/api/reactions/${activity}`, { method: "POST" });
    expect(bump.status).toBe(404);
  });

  test("returns 404 the second time, and for an unknown id", async () => {
    const { api, remove } = await setUp();
    const { id } = await api.seed.circuit();

    expect([await remove(id), await remove(id)]).toEqual([204, 404]);
    expect([await remove(UNKNOWN_ID), await remove("7")]).toEqual([404, 404]);
  });
});

import type { RouteSet } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi, readJson, UNKNOWN_ID } from "../../testing/index.ts";
import { createFormRequest } from "../../testing/create-form-request.ts";

/** Creates the sets of October and November. November has a route with a send. */
async function setUp() {
  const api = await createTestApi();
  const { fetch, user } = await api.signIn({ route_setter: true });
  const circuit = await api.seed.circuit();
  const createSet = (date: string) =>
    api.seed.set({ circuit_id: circuit.id, date: new Date(date), name: "Old" });
  const october = await createSet("2026-10-01");
  const november = await createSet("2026-11-01");
  const otherRoute = await api.seed.route({ set_id: october.id });
  const route = await api.seed.route({ set_id: november.id });
  await api.seed.send({ user: user.id, route: route.id });
  const get = <T>(path: string) => readJson<T>(api.fetchAnonymously(`/api/${path}`));
  return {
    api,
    fetch,
    october,
    november,
    otherRoute,
    route,
    update: (id: string, fields: Parameters<typeof createFormRequest>[1]) =>
      fetch(`/api/sets/${id}`, createFormRequest("PATCH", fields)),
    remove: async (id: string) => (await fetch(`/api/sets/${id}`, { method: "DELETE" })).status,
    listSets: () => get<RouteSet[]>(`sets/${circuit.gym_id}`),
    listCurrentRoutes: () =>
      get<{ id: string }[]>(`routes/get_all?gym_id=${circuit.gym_id}&current=true`),
  };
}

describe("updating a set", () => {
  test("changes only the given fields", async () => {
    const { november, update, listSets } = await setUp();

    const response = await update(november.id, { name: "Winter" });

    expect(response.status).toBe(200);
    const set = { id: november.id, name: "Winter", date: "2026-11-01T00:00:00.000Z" };
    expect(await response.json()).toMatchObject(set);
    expect(await listSets()).toMatchObject([set, { name: "Old" }]);
    expect(await (await update(november.id, {})).json()).toMatchObject(set);
  });

  test("removes a blank name", async () => {
    const { november, update } = await setUp();

    expect(await (await update(november.id, { name: " " })).json()).toMatchObject({ name: null });
  });

  test("can make another set the current one", async () => {
    const { november, otherRoute, route, update, listCurrentRoutes } = await setUp();
    expect(await listCurrentRoutes()).toMatchObject([{ id: route.id }]);

    await update(november.id, { date: "2026-09-01" });

    expect(await listCurrentRoutes()).toMatchObject([{ id: otherRoute.id }]);
  });

  test("rejects an invalid date, and returns 404 for an unknown set", async () => {
    const { november, update } = await setUp();

    expect((await update(november.id, { date: "tomorrow" })).status).toBe(422);
    expect((await update(UNKNOWN_ID, { name: "Winter" })).status).toBe(404);
  });
});

describe("deleting a set", () => {
  test("removes it with its routes and their sends, but no other set", async () => {
    const { api, october, november, otherRoute, remove, listSets, listCurrentRoutes } =
      await setUp();

    expect(await remove(november.id)).toBe(204);

    expect(await listSets()).toMatchObject([{ id: october.id }]);
    expect(await listCurrentRoutes()).toMatchObject([{ id: otherRoute.id }]);
    expect(
      await (await api.fetchAnonymously("/api/activities/get_paginated")).json(),
    ).toMatchObject({ data: [] });
    expect([await remove(november.id), await remove("7")]).toEqual([404, 404]);
  });
});

describe("the dependents of a set", () => {
  test("are its routes and their sends, projects and videos", async () => {
    const { fetch, november } = await setUp();

    expect(await readJson(fetch(`/api/sets/${november.id}/dependents`))).toEqual({
      routes: 1,
      sends: 1,
      projects: 0,
      videos: 0,
    });
    expect((await fetch(`/api/sets/${UNKNOWN_ID}/dependents`)).status).toBe(404);
  });
});

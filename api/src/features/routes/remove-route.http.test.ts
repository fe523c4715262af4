import type { Route } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi, readJson, UNKNOWN_ID } from "../../testing/index.ts";

async function setUp() {
  const api = await createTestApi();
  const { fetch } = await api.signIn({ route_setter: true });
  return {
    api,
    remove: async (id: string) => (await fetch(`/api/routes/${id}`, { method: "DELETE" })).status,
    get: <T>(path: string) => readJson<T>(api.fetchAnonymously(`/api/${path}`)),
  };
}

describe("deleting a route", () => {
  test("removes its climbs, projects, videos and photos, but none of other routes", async () => {
    const { api, remove, get } = await setUp();
    const image = await api.seed.storeImage();
    const route = await api.seed.route({ image, thumbnail: await api.seed.storeImage() });
    const other = await api.seed.route({ set_id: route.set_id });
    const ann = await api.signIn();
    for (const { id } of [route, other]) {
      await api.seed.send({ user: ann.user.id, route: id });
      await api.seed.video({ user_id: ann.user.id, route_id: id });
      await ann.fetch(`/api/projects/me/${id}`, { method: "POST" });
    }
    await get("routes/get_all");

    expect(await remove(route.id)).toBe(204);
    await api.runJobs();

    expect(await get<Route[]>("routes/get_all")).toMatchObject([{ id: other.id, climb_count: 1 }]);
    expect(await (await ann.fetch("/api/climbs/me")).json()).toMatchObject([{ route: other.id }]);
    expect(await (await ann.fetch("/api/projects/me")).json()).toEqual([other.id]);
    expect(await get("videos/")).toMatchObject([{ route: other.id }]);
    expect(await api.storage.size(image)).toBeUndefined();
    expect(await get("activities/get_paginated")).toMatchObject({
      data: [{ climbs: [{ route: { id: other.id } }] }],
    });
  });

  test("removes activities that become empty", async () => {
    const { api, remove, get } = await setUp();
    const route = await api.seed.route();
    for (const { user } of [await api.signIn(), await api.signIn()]) {
      await api.seed.send({ user: user.id, route: route.id });
      await api.seed.attempt({ user: user.id, route: route.id });
    }

    await remove(route.id);

    expect(await get("activities/get_paginated")).toMatchObject({ data: [], meta: { total: 0 } });
  });

  test("returns 404 the second time, and for an unknown id", async () => {
    const { api, remove } = await setUp();
    const { id } = await api.seed.route();

    expect([await remove(id), await remove(id)]).toEqual([204, 404]);
    expect([await remove(UNKNOWN_ID), await remove("7")]).toEqual([404, 404]);
  });
});

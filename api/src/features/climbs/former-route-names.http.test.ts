import type { Route } from "@topout/shared/contract";
import { asc } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { formerRouteNames } from "../../database/schema.ts";
import { createJsonRequest, readJson } from "../../testing/index.ts";
import { download, getJson } from "../account/testing/download-export.ts";
import { setUpRouteSetter } from "../routes/testing/set-up-route-setter.ts";

async function setUp() {
  const { api, fetch: setter, createRoute, updateRoute } = await setUpRouteSetter();
  const route = await createRoute({ name: "P1", grade: "6a" });
  const { user, fetch } = await api.signIn();
  const read = <T>(path: string) => readJson<T>(fetch(`/api/${path}`));
  return {
    api,
    routeId: route.id,
    fetch,
    read,
    send: () => readJson<object>(fetch(`/api/climbs/me/add_send/${route.id}`, { method: "POST" })),
    rename: (name: string, grade: string) => updateRoute(route, { name, grade }),
    readClimbs: () => read<object[]>("climbs/me"),
    readProfileClimbs: () => read<object[]>(`users/get_climbs/${user.username}`),
    readStats: () => read<object>(`users/get_stats/${user.username}`),
    addVideo: () => api.seed.video({ user_id: user.id, route_id: route.id }),
    strip: async () => {
      const { version } = await readJson<Route>(setter(`/api/routes/${route.id}`));
      const routes = [{ id: route.id, version }];
      const request = createJsonRequest("POST", { routes, strip: true });
      expect((await setter("/api/routes/change_many", request)).status).toBe(200);
    },
    readFeed: () => read<object>("activities/get_paginated"),
    readFormerNames: () =>
      api.db
        .select({ name: formerRouteNames.name, grade: formerRouteNames.grade })
        .from(formerRouteNames)
        .orderBy(asc(formerRouteNames.until)),
  };
}

const P1 = { route_name: "P1", grade: "6a" };
const P2 = { route_name: "P2", grade: "6b" };
const P3 = { route_name: "P3", grade: "6c" };

describe("a climb", () => {
  test("shows the name and the grade of the day on which it was logged", async () => {
    const { send, rename, readClimbs, readProfileClimbs } = await setUp();

    expect(await send()).toMatchObject(P1);
    await rename("P2", "6b");
    expect(await send()).toMatchObject(P2);
    await rename("P3", "6c");

    expect(await readClimbs()).toMatchObject([P2, P1]);
    expect(await readProfileClimbs()).toMatchObject([P2, P1]);
    expect(await send()).toMatchObject(P3);
  });

  test("shows in the feed what its route was called, next to the present route", async () => {
    const { send, rename, readFeed } = await setUp();
    await send();
    await rename("P2", "6b");

    expect(await readFeed()).toMatchObject({
      data: [{ climbs: [{ ...P1, route: { name: "P2", grade: "6b" } }] }],
    });
    await send();
    expect(await readFeed()).toMatchObject({ data: [{ climbs: [{ ...P2, sends: 2 }] }] });
  });
});

describe("a renamed and stripped route", () => {
  /** Logs P1, uploads beta, and then strips the route as P2. */
  async function setUpStripped() {
    const { api, send, rename, strip, addVideo, ...setup } = await setUp();
    await send();
    await addVideo();
    await rename("P2", "6b");
    await strip();
    return { api, ...setup };
  }

  test("is in the history, the profile, the feed and the statistics as it was then", async () => {
    const { routeId, readClimbs, readProfileClimbs, readFeed, readStats } = await setUpStripped();

    expect(await readClimbs()).toMatchObject([P1]);
    expect(await readProfileClimbs()).toMatchObject([P1]);
    expect(await readStats()).toMatchObject({ total_sends: 1 });
    expect(await readFeed()).toMatchObject({
      data: [
        {
          climbs: [{ ...P1, route: { id: routeId, name: "P2", grade: "6b", status: "stripped" } }],
        },
      ],
    });
  });

  test("is in the export as it was then", async () => {
    const { fetch } = await setUpStripped();

    const files = await download(fetch);

    expect(getJson(files, "climbs.json")).toMatchObject([P1]);
    expect(files.get("climbs.csv")?.toString()).toContain(",P1,6a,");
  });

  test("keeps its beta, which the feed names as it was then, and its link", async () => {
    const { routeId, read } = await setUpStripped();

    expect(await read("videos/")).toMatchObject([{ route: routeId, ...P1 }]);
    expect(await read(`route_videos/${routeId}`)).toMatchObject([P1]);
    expect(await read(`routes/${routeId}`)).toMatchObject({
      name: "P2",
      grade: "6b",
      status: "stripped",
      climb_count: 1,
    });
  });
});

test("an edit stores a former name only if climbs or videos show it", async () => {
  const { send, rename, addVideo, readFormerNames } = await setUp();

  await rename("P2", "6b");
  expect(await readFormerNames()).toEqual([]);
  await send();
  await rename("P3", "6c");
  await rename("P4", "7a");
  await addVideo();
  await rename("P5", "7b");
  await rename("P6", "7c");

  expect(await readFormerNames()).toEqual([
    { name: "P2", grade: "6b" },
    { name: "P4", grade: "7a" },
  ]);
});

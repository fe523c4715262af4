import { asc } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { formerRouteNames } from "../../database/schema.ts";
import { readJson } from "../../testing/index.ts";
import { setUpRouteSetter } from "../routes/testing/set-up-route-setter.ts";

async function setUp() {
  const { api, createRoute, updateRoute } = await setUpRouteSetter();
  const route = await createRoute({ name: "P1", grade: "6a" });
  const { user, fetch } = await api.signIn();
  const read = <T>(path: string) => readJson<T>(fetch(`/api/${path}`));
  return {
    api,
    send: () => readJson<object>(fetch(`/api/climbs/me/add_send/${route.id}`, { method: "POST" })),
    rename: (name: string, grade: string) => updateRoute(route, { name, grade }),
    readClimbs: () => read<object[]>("climbs/me"),
    readProfileClimbs: () => read<object[]>(`users/get_climbs/${user.username}`),
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

test("an edit stores a former name only if climbs show it", async () => {
  const { send, rename, readFormerNames } = await setUp();

  await rename("P2", "6b");
  expect(await readFormerNames()).toEqual([]);
  await send();
  await rename("P3", "6c");
  await rename("P4", "7a");
  await rename("P5", "7b");

  expect(await readFormerNames()).toEqual([{ name: "P2", grade: "6b" }]);
});

import type { AuditPage } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { readJson } from "../../testing/index.ts";
import { setUpRouteStatus } from "./testing/set-up-route-status.ts";

describe("stripping a route", () => {
  test("removes it from the wall, the gym and the set, and keeps it under its id", async () => {
    const { route, changeOne, listOnWall, listRoutes, listByIds, readRoute } =
      await setUpRouteStatus();
    expect(await listOnWall()).toEqual([route]);

    const stripped = await changeOne(route, { strip: true });

    expect(stripped).toEqual({
      ...route,
      status: "stripped",
      stripped_at: expect.any(String),
      version: 2,
    });
    expect(await listOnWall()).toEqual([]);
    expect(await listRoutes()).toEqual([]);
    expect(await listByIds([route.id])).toEqual([stripped]);
    expect(await readRoute()).toMatchObject(stripped);
  });

  test("changes nothing if the route is stripped already, and reports an outdated version", async () => {
    const { route, change, changeOne } = await setUpRouteStatus();
    const stripped = await changeOne(route, { strip: true });

    expect(await changeOne(stripped, { strip: true })).toEqual(stripped);
    expect((await change(route, { strip: true })).failed).toMatchObject([{ code: "STALE" }]);
  });

  test("leaves room for another route on the wall", async () => {
    const { route, changeOne, sendRoute, fillWall } = await setUpRouteStatus();
    await fillWall(4_999);
    expect((await sendRoute()).status).toBe(409);

    await changeOne(route, { strip: true });

    expect((await sendRoute()).status).toBe(201);
  });

  test("keeps its climbs, senders, projects and videos", async () => {
    const { api, route, changeOne } = await setUpRouteStatus();
    const { user, fetch } = await api.signIn();
    const { id } = await api.seed.send({ user: user.id, route: route.id });
    await api.seed.video({ user_id: user.id, route_id: route.id });
    await fetch(`/api/projects/me/${route.id}`, { method: "POST" });

    await changeOne(route, { strip: true });

    const read = (path: string) => readJson<unknown>(fetch(`/api/${path}`));
    expect(await read("climbs/me")).toMatchObject([{ id }]);
    expect(await read(`users/get_climbs/${user.username}`)).toMatchObject([{ id }]);
    expect(await read(`users/get_stats/${user.username}`)).toMatchObject({ total_sends: 1 });
    expect(await read("projects/me")).toEqual([route.id]);
    expect(await read(`routes/sent_by/${route.id}`)).toMatchObject({ num_users: 1 });
    expect(await read(`route_videos/${route.id}`)).toHaveLength(1);
    expect(await read("activities/get_paginated")).toMatchObject({
      data: [{ climbs: [{ route: { id: route.id, status: "stripped", climb_count: 1 } }] }],
    });
  });

  test("is in the audit", async () => {
    const { api, gym, route, changeOne } = await setUpRouteStatus();
    await changeOne(route, { strip: true });
    const manager = await api.signIn({ is_superuser: true });

    const page = await readJson<AuditPage>(manager.fetch(`/api/gyms/${gym.id}/audit`));

    expect(page.data[0]).toMatchObject({
      action: "update",
      object: { id: route.id },
      before: { status: "live" },
      after: { status: "stripped" },
    });
  });
});

describe("announcing a day", () => {
  test("shows it on the route, and can be withdrawn", async () => {
    const { route, changeOne, listOnWall } = await setUpRouteStatus();

    const announced = await changeOne(route, { leaves_on: "2999-12-01" });

    expect(announced).toEqual({ ...route, leaves_on: "2999-12-01", version: 2 });
    expect(await listOnWall()).toEqual([announced]);
    expect(await changeOne(announced, { leaves_on: null })).toMatchObject({ leaves_on: null });
  });

  test("reports a day that is over, and a stripped route", async () => {
    const { route, change, changeOne } = await setUpRouteStatus();

    expect((await change(route, { leaves_on: "2026-01-01" })).failed).toMatchObject([
      { code: "CONFLICT", message: "Choose today or a later date." },
    ]);
    const stripped = await changeOne(route, { strip: true });
    expect((await change(stripped, { leaves_on: "2999-12-01" })).failed).toMatchObject([
      { code: "CONFLICT", message: "This route is stripped already." },
    ]);
  });
});

test.each<[string, object]>([
  ["a stripping and a deletion", { strip: true, delete: true }],
  ["a stripping and a restoration", { strip: true, restore: true }],
  ["a stripping and a grade", { strip: true, grade: "7a" }],
  ["a restoration and a day", { restore: true, leaves_on: "2999-12-01" }],
  ["a day that does not exist", { leaves_on: "2999-02-30" }],
])("rejects %s", async (_case, details) => {
  const { route, request, listRoutes } = await setUpRouteStatus();

  expect((await request([route], details)).status).toBe(422);
  expect(await listRoutes()).toEqual([route]);
});

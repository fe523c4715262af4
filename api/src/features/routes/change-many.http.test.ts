import { MAX_CHANGED_ROUTES, type ManyRoutesResult, type Route } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { readJson, createJsonRequest, UNKNOWN_ID } from "../../testing/index.ts";
import { setUpRouteSetter } from "./testing/set-up-route-setter.ts";

async function setUp() {
  const setter = await setUpRouteSetter();
  const routes = [
    await setter.createRoute({ name: "P1" }),
    await setter.createRoute({ name: "P2" }),
  ] as const;
  const request = (body: object) =>
    setter.fetch("/api/routes/change_many", createJsonRequest("POST", body));
  return {
    ...setter,
    routes,
    request,
    change: (body: object) => readJson<ManyRoutesResult>(request(body)),
  };
}

const toVersions = (routes: readonly Route[]) => routes.map(({ id, version }) => ({ id, version }));

describe("changing many routes", () => {
  test("sets the grade, the style and the set of all routes", async () => {
    const { api, circuit, routes, change, listRoutes } = await setUp();
    const set = await api.seed.set({ circuit_id: circuit.id });
    const shared = { grade: "7a", set_id: set.id };

    const result = await change({ routes: toVersions(routes), ...shared, style: "jug,JUG, slab" });

    const changed = routes.map((route) => ({ ...route, ...shared, style: "Jug,Slab", version: 2 }));
    expect(result).toEqual({ changed, deleted: [], failed: [] });
    expect(await listRoutes()).toEqual(changed);
  });

  test("deletes all routes", async () => {
    const { routes, change, listRoutes } = await setUp();

    const result = await change({ routes: toVersions(routes), delete: true });

    expect(result).toEqual({ changed: [], deleted: routes.map(({ id }) => id), failed: [] });
    expect(await listRoutes()).toEqual([]);
  });

  test.each([
    ["changes", { grade: "7a" }, [{ name: "P1" }, { name: "P2", grade: "7a" }]],
    ["deletes", { delete: true }, [{ name: "P1" }]],
  ])("%s the other routes, and reports outdated and deleted routes", async (_case, body, after) => {
    const { routes, updateRoute, change, listRoutes } = await setUp();
    const [first] = routes;
    await updateRoute(first, { name: "P1" });
    const deleted = { id: UNKNOWN_ID, version: 1 };

    const { failed } = await change({ routes: [...toVersions(routes), deleted], ...body });

    expect(failed).toEqual([
      { id: first.id, code: "STALE", message: expect.any(String) },
      { id: UNKNOWN_ID, code: "NOT_FOUND", message: "This route no longer exists." },
    ]);
    expect(await listRoutes()).toMatchObject(after);
  });

  test("reports the routes that cannot move to a set of another gym", async () => {
    const { api, routes, change, listRoutes } = await setUp();
    const otherSet = await api.seed.set();

    const { failed } = await change({ routes: toVersions(routes), set_id: otherSet.id });

    expect(failed).toMatchObject([{ code: "CONFLICT" }, { code: "CONFLICT" }]);
    expect(await listRoutes()).toEqual(routes);
  });

  test.each<[string, object]>([
    ["no routes", { routes: [], grade: "7a" }],
    ["no change", {}],
    ["a deletion and a change", { delete: true, grade: "7a" }],
    ["an empty grade", { grade: " " }],
    ["a style without tags", { style: "," }],
    [
      "too many routes",
      {
        grade: "7a",
        routes: Array.from({ length: MAX_CHANGED_ROUTES + 1 }, () => ({
          id: UNKNOWN_ID,
          version: 1,
        })),
      },
    ],
  ])("rejects %s", async (_case, body) => {
    const { routes, request, listRoutes } = await setUp();

    expect((await request({ routes: toVersions(routes), ...body })).status).toBe(422);
    expect(await listRoutes()).toEqual(routes);
  });
});

describe("the dependents of a route", () => {
  test("are its sends, projects and videos", async () => {
    const { api, fetch, routes } = await setUp();
    const [route, other] = routes;
    const climber = await api.signIn();
    for (const { id } of [route, route, other]) {
      await api.seed.send({ user: climber.user.id, route: id });
    }
    await api.seed.attempt({ user: climber.user.id, route: route.id });
    await api.seed.video({ user_id: climber.user.id, route_id: route.id });
    await climber.fetch(`/api/projects/me/${route.id}`, { method: "POST" });

    const path = (id: string) => `/api/routes/${id}/dependents`;
    expect(await readJson(fetch(path(route.id)))).toEqual({
      routes: 1,
      sends: 2,
      projects: 1,
      videos: 1,
    });
    expect((await fetch(path(UNKNOWN_ID))).status).toBe(404);
    expect((await fetch(path("7"))).status).toBe(404);
  });
});

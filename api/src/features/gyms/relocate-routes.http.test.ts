import type { Layout, Route } from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { countWaitingTransactions } from "../../testing/count-waiting-transactions.ts";
import { createTestApi, readJson } from "../../testing/index.ts";
import { readAudit } from "../audit/testing/read-audit.ts";
import { createFormRequest } from "../../testing/create-form-request.ts";

const createArea = (name: string, left: number): Layout["areas"][number] => ({
  joined: true,
  name,
  style: "area",
  color: "#aabbcc40",
  points: [
    { x: left, y: 0 },
    { x: left + 10, y: 0 },
    { x: left + 10, y: 10 },
    { x: left, y: 10 },
  ],
});

const slab = createArea("The Slab", 0);
const cave = createArea("The Cave", 10);
const roof = { ...cave, name: "The Roof" };

async function setUp() {
  const api = await createTestApi();
  const gym = await api.seed.gym({ layout: { lines: [], areas: [slab, cave] } });
  const circuit = await api.seed.circuit({ gym_id: gym.id });
  const set = await api.seed.set({ circuit_id: circuit.id });
  const seedRoute = (name: string, x: number, location: string) =>
    api.seed.route({ set_id: set.id, name, x, y: 5, location });
  await seedRoute("on the slab", 5, "The Slab");
  await seedRoute("in the cave", 15, "The Cave");
  await seedRoute("outside", 40, "The Barn");
  const { fetch } = await api.signIn({ is_superuser: true });
  const save = (areas: Layout["areas"], fields: { version?: number } = {}) =>
    fetch(
      `/api/gyms/${gym.id}`,
      createFormRequest("PATCH", { ...fields, layout: JSON.stringify({ lines: [], areas }) }),
    );
  const listLocations = async () => {
    const routes = await readJson<Route[]>(fetch(`/api/routes/get_all?gym_id=${gym.id}`));
    return Object.fromEntries(
      routes.map(({ name, location, version }) => [name, [location, version]]),
    );
  };
  return { api, gym, set, fetch, save, listLocations };
}

describe("a change of a gym's areas", () => {
  test("changes the location and the version of the routes in them", async () => {
    const { save, listLocations } = await setUp();
    await listLocations();

    expect((await save([slab, roof])).status).toBe(200);

    expect(await listLocations()).toEqual({
      "on the slab": ["The Slab", 1],
      "in the cave": ["The Roof", 2],
      outside: ["The Barn", 1],
    });
  });

  test("adds an entry to the audit for each route", async () => {
    const { fetch, save, gym } = await setUp();
    const routes = await readJson<Route[]>(fetch(`/api/routes/get_all?gym_id=${gym.id}`));
    const moved = routes.find(({ name }) => name === "in the cave");

    await save([slab, roof]);

    expect((await readAudit(fetch, "?object=route")).data).toEqual([
      {
        id: expect.any(String),
        time: expect.any(String),
        actor: expect.objectContaining({ id: expect.any(String) }),
        ip_address: "127.0.0.1",
        address: "127.0.0.1",
        action: "update",
        object: { type: "route", id: moved?.id, name: "in the cave" },
        gym_id: gym.id,
        before: { location: "The Cave" },
        after: { location: "The Roof" },
      },
    ]);
  });

  test("adds an entry to the audit for each of 1,201 routes", async () => {
    const { api, fetch, save, set } = await setUp();
    await api.db.execute(sql`
      insert into routes (id, set_id, name, grade, location, style, x, y)
      select gen_random_uuid(), ${set.id}, 'C' || n, '6a', 'The Cave', 'Slab', 15, 5 from generate_series(1, 1200) as n`);

    await save([slab, roof]);

    expect((await readAudit(fetch, "?object=route")).meta.total).toBe(1_201);
  });

  test("keeps the location of routes that are no longer in an area", async () => {
    const { save, listLocations } = await setUp();

    await save([slab]);

    expect(await listLocations()).toMatchObject({ "in the cave": ["The Cave", 1] });
  });

  test("changes no route if it is rejected as stale", async () => {
    const { save, listLocations } = await setUp();

    expect((await save([slab, roof], { version: 7 })).status).toBe(409);

    expect(await listLocations()).toMatchObject({ "in the cave": ["The Cave", 1] });
  });

  test("does not change routes of other gyms", async () => {
    const { api, fetch, save } = await setUp();
    const other = await api.seed.route({ x: 15, y: 5, location: "The Cave" });

    await save([slab, roof]);

    const routes = await readJson<Route[]>(fetch("/api/routes/get_all"));
    expect(routes.find(({ id }) => id === other.id)).toMatchObject({
      location: "The Cave",
      version: 1,
    });
  });

  test("changes a route that is moved to another set at the same time", async () => {
    const { api, set, save, listLocations } = await setUp();
    const otherSet = await api.seed.set({ circuit_id: set.circuit_id });

    const { request } = await api.db.transaction(async (tx) => {
      await tx.execute(sql`update routes set set_id = ${otherSet.id} where name = 'in the cave'`);
      const pendingRequest = save([slab, roof]);
      await expect.poll(() => countWaitingTransactions(api.db)).toBe(1);
      // The transaction would wait for a returned promise.
      return { request: pendingRequest };
    });

    expect((await request).status).toBe(200);
    expect(await listLocations()).toMatchObject({ "in the cave": ["The Roof", 2] });
  });

  test("rejects a change that a setter started before the route was relocated", async () => {
    const { fetch, save, gym } = await setUp();
    const routes = await readJson<Route[]>(fetch(`/api/routes/get_all?gym_id=${gym.id}`));
    const route = routes.find(({ name }) => name === "in the cave");
    if (!route) throw new Error("Route not found");
    await save([slab, roof]);

    const { id, version, name, x, y, grade, style, location } = route;
    const set_id = route.set_id ?? "";
    const change = { route_id: id, version, name, set_id, x, y, grade, style, location };
    const response = await fetch("/api/routes/update", createFormRequest("PATCH", change));

    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ detail: "STALE" });
  });
});

import type { ManyRoutesResult, Route } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { readJson, createJsonRequest } from "../../testing/index.ts";
import { setUpRouteSetter } from "./testing/set-up-route-setter.ts";

const ROUTE_COUNT = 12;

/** Creates routes and two setters. Both setters have loaded the same versions of the routes. */
async function setUp() {
  const first = await setUpRouteSetter();
  const second = await first.api.signIn({ route_setter: true });
  const routes = await Promise.all(
    Array.from({ length: ROUTE_COUNT }, (_, index) => first.createRoute({ name: `P${index}` })),
  );
  const versions = routes.map(({ id, version }) => ({ id, version }));
  const changeAs =
    ({ fetch }: Pick<typeof second, "fetch">, order: readonly { id: string }[]) =>
    (change: object) =>
      readJson<ManyRoutesResult>(
        fetch("/api/routes/change_many", createJsonRequest("POST", { ...change, routes: order })),
      );

  return {
    ...first,
    routes,
    changeAsFirst: changeAs(first, versions),
    /** Changes the routes in the opposite order. The two calls would deadlock if a call locked all its routes. */
    changeAsSecond: changeAs(second, versions.toReversed()),
  };
}

const getIds = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).toSorted();
const isStale = ({ code }: { code: string }) => code === "STALE";

describe("two setters who change the same routes at once", () => {
  test("change each route once, and both get a list of their rejected changes", async () => {
    const { routes, changeAsFirst, changeAsSecond, listRoutes } = await setUp();

    const [first, second] = await Promise.all([
      changeAsFirst({ grade: "7a" }),
      changeAsSecond({ style: "Jug" }),
    ]);

    expect(getIds([...first.changed, ...second.changed])).toEqual(getIds(routes));
    expect(getIds(first.failed)).toEqual(getIds(second.changed));
    expect(getIds(second.failed)).toEqual(getIds(first.changed));
    expect([...first.failed, ...second.failed].every(isStale)).toBe(true);
    expect(sortById(await listRoutes())).toEqual(sortById([...first.changed, ...second.changed]));
  });

  test("move them to two sets without a deadlock", async () => {
    const { api, circuit, changeAsFirst, changeAsSecond, listRoutes } = await setUp();
    const [one, other] = [
      await api.seed.set({ circuit_id: circuit.id }),
      await api.seed.set({ circuit_id: circuit.id }),
    ];

    const [first, second] = await Promise.all([
      changeAsFirst({ set_id: one.id }),
      changeAsSecond({ set_id: other.id }),
    ]);

    const countIn = (set: { id: string }, list: readonly Route[]) =>
      list.filter(({ set_id }) => set_id === set.id).length;
    const list = await listRoutes();
    expect(countIn(one, list)).toBe(first.changed.length);
    expect(countIn(other, list)).toBe(second.changed.length);
    expect(first.changed.length + second.changed.length).toBe(ROUTE_COUNT);
  });

  test("delete a route only in the version that the setter has loaded", async () => {
    const { routes, changeAsFirst, changeAsSecond, listRoutes } = await setUp();

    const [change, deletion] = await Promise.all([
      changeAsFirst({ grade: "7a" }),
      changeAsSecond({ delete: true }),
    ]);

    expect(getIds(await listRoutes())).toEqual(getIds(change.changed));
    expect([...getIds(change.changed), ...deletion.deleted].toSorted()).toEqual(getIds(routes));
    expect(deletion.failed.every(isStale)).toBe(true);
    expect(change.failed.every(({ code }) => code === "NOT_FOUND")).toBe(true);
  });

  test("finish while the set of the routes is deleted", async () => {
    const { api, fetch, circuit, routes, changeAsFirst, changeAsSecond, listRoutes } =
      await setUp();
    const other = await api.seed.set({ circuit_id: circuit.id });

    const [moved, deleted, removal] = await Promise.all([
      changeAsFirst({ set_id: other.id }),
      changeAsSecond({ delete: true }),
      fetch(`/api/sets/${routes[0]?.set_id}`, { method: "DELETE" }),
    ]);

    expect(removal.status).toBe(204);
    const isExpected = ({ code }: { code: string }) => ["STALE", "NOT_FOUND"].includes(code);
    expect([...moved.failed, ...deleted.failed].every(isExpected)).toBe(true);
    expect(getIds(await listRoutes())).toEqual(getIds(moved.changed));
  });
});

const sortById = (routes: readonly Route[]) => routes.toSorted((a, b) => (a.id < b.id ? -1 : 1));

import type { Reset, Route } from "@topout/shared/contract";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { auditEntries, resets } from "../../database/schema.ts";
import { createFormRequest } from "../../testing/create-form-request.ts";
import { createJsonRequest, readJson } from "../../testing/index.ts";
import { setUpResets } from "./testing/set-up-resets.ts";

const newRoute = { name: "B3", grade: "V1", style: "Slab", location: "Cave", x: 1, y: 1 };

type Details = Pick<
  Route,
  "id" | "name" | "x" | "y" | "grade" | "style" | "location" | "set_id" | "circuit_id"
>;

/** A draft that takes the first of two routes down, and what another setter does to them. */
async function setUpChanges() {
  const setUp = await setUpResets();
  const { mika, first, create, change, read } = setUp;
  const { id } = await readJson<Reset>(create());
  await change(id, { strip_add: [first.id] });
  return {
    ...setUp,
    id,
    readChanges: async () => (await read(id)).recent_changes,
    edit: async ({ id: route_id, ...route }: Details, fields: object, { fetch } = mika) => {
      const { name, x, y, grade, style, location, set_id, circuit_id } = { ...route, ...fields };
      const details = { route_id, name, x, y, grade, style, location };
      const parent = set_id === null ? { circuit_id } : { set_id };
      const request = createFormRequest("PATCH", { ...details, ...parent });
      expect((await fetch("/api/routes/update", request)).status).toBe(200);
    },
    stripAsSetter: ({ id: routeId, version }: Pick<Route, "id" | "version">) =>
      readJson(
        mika.fetch(
          "/api/routes/change_many",
          createJsonRequest("POST", { routes: [{ id: routeId, version }], strip: true }),
        ),
      ),
    removeRoute: async (routeId: string) => {
      const response = await mika.fetch(`/api/routes/${routeId}`, { method: "DELETE" });
      expect(response.ok).toBe(true);
    },
  };
}

describe("the recent changes of the routes in a draft", () => {
  test("are the latest edit of each route that comes down, with its setter", async () => {
    const { first, second, mika, noor, edit, readChanges } = await setUpChanges();
    await edit(first, { name: "P7" }, noor);
    await edit(second, { grade: "V9" });

    await edit(first, { name: "P7", grade: "V9" });

    expect(await readChanges()).toEqual([
      {
        id: expect.any(String),
        object: "route",
        route_id: first.id,
        route_name: "P7",
        kind: "edited",
        user: {
          id: mika.user.id,
          username: "mika.h",
          display_name: null,
          has_profile_photo: false,
        },
      },
    ]);
  });

  test("include a route that was stripped, and deleted ones, newest first", async () => {
    const { first, second, stripAsSetter, removeRoute, readChanges } = await setUpChanges();

    await stripAsSetter({ id: first.id, version: 1 });
    await removeRoute(second.id);

    expect(await readChanges()).toMatchObject([
      { route_id: second.id, kind: "deleted", user: { username: "mika.h" } },
      { route_id: first.id, kind: "stripped", user: { username: "mika.h" } },
    ]);
    await removeRoute(first.id);
    expect(await readChanges()).toMatchObject([
      { route_id: first.id, kind: "deleted" },
      { route_id: second.id, kind: "deleted" },
    ]);
  });

  test("include a set and a circuit that were deleted with their routes", async () => {
    const { api, circuit, second, mika, readChanges } = await setUpChanges();
    const admin = await api.signIn({ is_superuser: true, username: "anna" });

    await mika.fetch(`/api/sets/${second.set_id}`, { method: "DELETE" });
    await admin.fetch(`/api/circuits/${circuit.id}`, { method: "DELETE" });

    expect(await readChanges()).toMatchObject([
      { object: "circuit", route_id: circuit.id, kind: "deleted", user: { username: "anna" } },
      { object: "set", route_id: second.set_id, kind: "deleted", user: { username: "mika.h" } },
    ]);
  });

  test("end after some minutes, and with the draft", async () => {
    const { api, id, first, edit, publish, readChanges } = await setUpChanges();
    await edit(first, { grade: "V9" });
    expect(await readChanges()).toHaveLength(1);

    await publish(id);
    expect(await readChanges()).toEqual([]);
    await api.db.update(resets).set({ status: "draft" }).where(eq(resets.id, id));
    expect(await readChanges()).toHaveLength(1);
    await api.db.update(auditEntries).set({ time: sql`now() - interval '16 minutes'` });

    expect(await readChanges()).toEqual([]);
  });

  test("do not contain those of other gyms, nor new routes", async () => {
    const { api, id, noor, circuit, edit, removeRoute, readChanges } = await setUpChanges();
    const foreign = await api.seed.route();
    const admin = await api.signIn({ is_superuser: true });
    await admin.fetch(`/api/routes/${foreign.id}`, { method: "DELETE" });
    const draft = await readJson<Route>(
      noor.fetch(
        `/api/resets/${id}/routes`,
        createFormRequest("POST", { ...newRoute, circuit_id: circuit.id }),
      ),
    );

    await edit(draft, { name: "B4" });
    await removeRoute(draft.id);

    expect(await readChanges()).toEqual([]);
  });
});

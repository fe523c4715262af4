import { sql } from "drizzle-orm";
import type { Climb } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { countWaitingTransactions } from "../../testing/count-waiting-transactions.ts";
import { createTestApi, readJson, sortStatuses } from "../../testing/index.ts";
import { upsertActivity } from "../climbs/day-activity.ts";
import { expectConsistentActivities } from "../climbs/testing/expect-consistent-activities.ts";

const getDistinctStatuses = (responses: readonly Response[]) => [
  ...new Set(responses.map(({ status }) => status)),
];

/** Creates a circuit with routes, and functions that log climbs and remove the routes concurrently. */
async function setUp() {
  const api = await createTestApi();
  const circuit = await api.seed.circuit();
  const set = await api.seed.set({ circuit_id: circuit.id });
  const routes = await Promise.all(
    Array.from({ length: 4 }, () => api.seed.route({ set_id: set.id })),
  );
  const other = await api.seed.circuit({ gym_id: circuit.gym_id });
  const remainingRoute = await api.seed.route({
    set_id: (await api.seed.set({ circuit_id: other.id })).id,
  });
  const climbers = await Promise.all(Array.from({ length: 5 }, () => api.signIn()));
  const admin = await api.signIn({ is_superuser: true, route_setter: true });
  type Climber = (typeof climbers)[number];

  /** Logs sends on all routes, including the remaining one, and deletes some of them. */
  const logAndDelete = ({ fetch }: Climber) =>
    [...routes, remainingRoute, ...routes, remainingRoute].map(async ({ id }, index) => {
      const response = await fetch(`/api/climbs/me/add_send/${id}`, { method: "POST" });
      if (response.status !== 201 || index % 3 > 0) return response;
      const { id: climbId } = (await response.clone().json()) as Climb;
      const deletion = await fetch(`/api/climbs/me/${climbId}`, { method: "DELETE" });
      // 404 if the climb was removed with its route.
      expect([204, 404]).toContain(deletion.status);
      return response;
    });

  return {
    api,
    circuit,
    routes,
    remainingRoute,
    climbers,
    startClimbs: () => climbers.flatMap(logAndDelete),
    remove: (path: string) => admin.fetch(`/api/${path}`, { method: "DELETE" }),
  };
}

describe("deleting during concurrent climbs", () => {
  test("removes a circuit without deadlocks or empty activities", async () => {
    const { api, circuit, remainingRoute, startClimbs, remove } = await setUp();

    const earlierClimbs = startClimbs();
    const removal = remove(`circuits/${circuit.id}`);
    const responses = await Promise.all([...earlierClimbs, ...startClimbs()]);

    expect((await removal).status).toBe(204);
    expect(getDistinctStatuses(responses).filter((status) => ![201, 404].includes(status))).toEqual(
      [],
    );
    await expectConsistentActivities(api);
    const { rows } = await api.db.execute(sql`select distinct route_id from climbs`);
    expect(rows).toEqual([{ route_id: remainingRoute.id }]);
  });

  test("removes each route once", async () => {
    const { api, routes, startClimbs, remove } = await setUp();

    const climbs = startClimbs();
    const removals = await Promise.all(
      [...routes, ...routes.toReversed()].map(({ id }) => remove(`routes/${id}`)),
    );
    const responses = await Promise.all(climbs);

    expect(sortStatuses(removals)).toEqual([204, 204, 204, 204, 404, 404, 404, 404]);
    expect(getDistinctStatuses(responses).filter((status) => ![201, 404].includes(status))).toEqual(
      [],
    );
    await expectConsistentActivities(api);
  });

  test("removes a circuit and its routes concurrently", async () => {
    const { api, circuit, routes, startClimbs, remove } = await setUp();

    const climbs = startClimbs();
    const removals = await Promise.all([
      ...routes.map(({ id }) => remove(`routes/${id}`)),
      remove(`circuits/${circuit.id}`),
      remove(`circuits/${circuit.id}`),
    ]);
    await Promise.all(climbs);

    expect(getDistinctStatuses(removals).filter((status) => ![204, 404].includes(status))).toEqual(
      [],
    );
    const routesAfter = await readJson<unknown[]>(api.fetchAnonymously("/api/routes/get_all"));
    expect(routesAfter).toHaveLength(1);
    await expectConsistentActivities(api);
  });
});

describe("deleting a route while it is changed", () => {
  test("records the values after the change in the audit", async () => {
    const {
      api,
      routes: [route],
      remove,
    } = await setUp();
    if (!route) throw new Error("The setup created no route");

    const { pendingRemoval } = await api.db.transaction(async (tx) => {
      await tx.execute(sql`update routes set grade = '7a' where id = ${route.id}`);
      const removal = remove(`routes/${route.id}`);
      await expect.poll(() => countWaitingTransactions(api.db)).toBe(1);
      // The transaction would wait for a returned promise.
      return { pendingRemoval: removal };
    });

    expect((await pendingRemoval).status).toBe(204);
    const { rows } = await api.db.execute(sql`select before->>'grade' as grade from audit_entries`);
    expect(rows).toEqual([{ grade: "7a" }]);
  });
});

describe("a send on a route that is deleted concurrently", () => {
  test("is removed with its route and its activity", async () => {
    const {
      api,
      circuit,
      routes: [route],
      climbers: [climber],
      remove,
    } = await setUp();
    if (!route || !climber) throw new Error("The setup created no route or climber");
    const [user_id, time] = [climber.user.id, new Date()];

    const { pendingRemoval } = await api.db.transaction(async (tx) => {
      await tx.execute(sql`select from users where id = ${user_id} for no key update`);
      await tx.execute(sql`select from routes where id = ${route.id} for key share`);
      const day = "2026-03-01";
      const send = { user_id, gym_id: circuit.gym_id, day, time };
      const { rows } = await tx.execute<{ id: string }>(upsertActivity(tx, send));
      await tx.execute(sql`
        insert into climbs (id, route_id, user_id, activity_id, sent, time)
        values (gen_random_uuid(), ${route.id}, ${user_id}, ${rows[0]?.id}, true, now())`);
      const removal = remove(`routes/${route.id}`);
      await expect.poll(() => countWaitingTransactions(api.db)).toBe(1);
      // The transaction would wait for a returned promise.
      return { pendingRemoval: removal };
    });

    expect((await pendingRemoval).status).toBe(204);
    await expectConsistentActivities(api);
  });
});

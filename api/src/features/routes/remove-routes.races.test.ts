import { sql } from "drizzle-orm";
import type { Climb } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi, type TestApi } from "../../testing/index.ts";
import { addSendToActivity } from "../climbs/day-activity.ts";

/** What must hold whatever happened at once: no entry without a send, and each as early as its first. */
async function expectOrder({ db }: TestApi) {
  const { rows } = await db.execute(sql`
    select activities.id from activities
    left join climbs on climbs.activity_id = activities.id
    group by activities.id
    having count(climbs.id) = 0 or min(climbs.time) <> activities.time`);
  expect(rows).toEqual([]);
}

const statusesOf = (answers: readonly Response[]) => [
  ...new Set(answers.map(({ status }) => status)),
];

/** A circuit of routes, people who climb on them and beside them, and staff who takes them away. */
async function setOut() {
  const api = await createTestApi();
  const circuit = await api.given.circuit();
  const set = await api.given.set({ circuit_id: circuit.id });
  const routes = await Promise.all(
    Array.from({ length: 4 }, () => api.given.route({ set_id: set.id })),
  );
  const other = await api.given.circuit({ gym_id: circuit.gym_id });
  const stays = await api.given.route({
    set_id: (await api.given.set({ circuit_id: other.id })).id,
  });
  const climbers = await Promise.all(Array.from({ length: 5 }, () => api.signIn()));
  const staff = await api.signIn({ is_superuser: true, route_setter: true });
  type Climber = (typeof climbers)[number];

  /** Each route is sent, and some sends are taken back; also on the route that stays, on the same day. */
  const climb = ({ fetch }: Climber) =>
    [...routes, stays, ...routes, stays].map(async ({ id }, index) => {
      const answer = await fetch(`/api/climbs/me/add_send/${id}`, { method: "POST" });
      if (answer.status !== 201 || index % 3 > 0) return answer;
      const { id: climbId } = (await answer.clone().json()) as Climb;
      const taken = await fetch(`/api/climbs/me/${climbId}`, { method: "DELETE" });
      // Gone with its route by then.
      expect([204, 404]).toContain(taken.status);
      return answer;
    });

  return {
    api,
    circuit,
    routes,
    stays,
    climbers,
    climbAll: () => climbers.flatMap(climb),
    remove: (path: string) => staff.fetch(`/api/${path}`, { method: "DELETE" }),
  };
}

describe("while people climb", () => {
  test("a circuit can be deleted: nothing deadlocks, and no entry is left without a send", async () => {
    const { api, circuit, stays, climbAll, remove } = await setOut();

    const before = climbAll();
    const removed = remove(`circuits/${circuit.id}`);
    const answers = await Promise.all([...before, ...climbAll()]);

    expect((await removed).status).toBe(204);
    expect(statusesOf(answers).filter((status) => ![201, 404].includes(status))).toEqual([]);
    await expectOrder(api);
    const { rows } = await api.db.execute(sql`select distinct route_id from climbs`);
    expect(rows).toEqual([{ route_id: stays.id }]);
  });

  test("routes can be deleted one by one and at once, and each is gone once", async () => {
    const { api, routes, climbAll, remove } = await setOut();

    const climbs = climbAll();
    const removals = await Promise.all(
      [...routes, ...routes.toReversed()].map(({ id }) => remove(`routes/${id}`)),
    );
    const answers = await Promise.all(climbs);

    const statuses = removals.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([204, 204, 204, 204, 404, 404, 404, 404]);
    expect(statusesOf(answers).filter((status) => ![201, 404].includes(status))).toEqual([]);
    await expectOrder(api);
  });

  test("a circuit and its routes can be deleted by two people at once", async () => {
    const { api, circuit, routes, climbAll, remove } = await setOut();

    const climbs = climbAll();
    const removals = await Promise.all([
      ...routes.map(({ id }) => remove(`routes/${id}`)),
      remove(`circuits/${circuit.id}`),
      remove(`circuits/${circuit.id}`),
    ]);
    await Promise.all(climbs);

    expect(statusesOf(removals).filter((status) => ![204, 404].includes(status))).toEqual([]);
    const left = (await (await api.anonymously("/api/routes/get_all")).json()) as unknown[];
    expect(left).toHaveLength(1);
    await expectOrder(api);
  });
});

/** How many transactions of this database wait for another. */
const waiting = async ({ db }: TestApi) => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count;
};

describe("a send that is being logged while its route is deleted", () => {
  test("is gone with it, and so is the activity that it began", async () => {
    const {
      api,
      circuit,
      routes: [route],
      climbers: [climber],
      remove,
    } = await setOut();
    if (!route || !climber) throw new Error("There are some of each");
    const [user_id, time] = [climber.user.id, new Date()];

    const removed = await api.db.transaction(async (tx) => {
      await tx.execute(sql`select from users where id = ${user_id} for no key update`);
      await tx.execute(sql`select from routes where id = ${route.id} for key share`);
      const day = "2026-03-01";
      const activity = await addSendToActivity(tx, { user_id, gym_id: circuit.gym_id, day, time });
      await tx.execute(sql`
        insert into climbs (id, route_id, user_id, activity_id, sent, time)
        values (gen_random_uuid(), ${route.id}, ${user_id}, ${activity}, true, now())`);
      const removal = remove(`routes/${route.id}`);
      await expect.poll(() => waiting(api)).toBe(1);
      return { removal };
    });

    expect((await removed.removal).status).toBe(204);
    await expectOrder(api);
  });
});

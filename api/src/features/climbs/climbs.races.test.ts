import { sql } from "drizzle-orm";
import type { Climb } from "@topout/shared/contract";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, test } from "vitest";

import { createTestApi, sendJson, type TestApi } from "../../testing/index.ts";

/** What must hold whatever happened at once: no entry without a send, and each as early as its first. */
async function expectOrder({ db }: TestApi) {
  const { rows } = await db.execute(sql`
    select activities.id from activities
    left join climbs on climbs.activity_id = activities.id
    group by activities.id
    having count(climbs.id) = 0 or min(climbs.time) <> activities.time`);
  expect(rows).toEqual([]);
}

describe("at once", () => {
  test("the same climb told 20 times is logged once", async () => {
    const api = await createTestApi();
    const route = await api.given.route();
    const { fetch } = await api.signIn();
    const tell = sendJson("POST", { id: uuidv7(), time: new Date().toISOString() });

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`/api/climbs/me/add_send/${route.id}`, tell)),
    );

    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array.from({ length: 19 }, () => 200), 201]);
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(await (await fetch("/api/climbs/me")).json()).toHaveLength(1);
    await expectOrder(api);
  });

  test("one id told by many is one's, and 409 to the others", async () => {
    const api = await createTestApi();
    const route = await api.given.route();
    const rivals = await Promise.all(Array.from({ length: 8 }, () => api.signIn()));
    const tell = sendJson("POST", { id: uuidv7() });

    const answers = await Promise.all(
      rivals.map(({ fetch }) => fetch(`/api/climbs/me/add_send/${route.id}`, tell)),
    );

    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    await expectOrder(api);
  });

  test("one id told of two routes and kinds stands for one of them", async () => {
    const api = await createTestApi();
    const [first, second] = [await api.given.route(), await api.given.route()];
    const { fetch } = await api.signIn();
    const tell = sendJson("POST", { id: uuidv7() });
    const paths = [`add_send/${first.id}`, `add_send/${second.id}`, `add_attempt/${first.id}`];

    const answers = await Promise.all(paths.map((path) => fetch(`/api/climbs/me/${path}`, tell)));

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    await expectOrder(api);
  });

  test("sends that come and go leave counts that equal the rows", async () => {
    const api = await createTestApi();
    const route = await api.given.route();
    const climbers = await Promise.all(Array.from({ length: 4 }, () => api.signIn()));

    await Promise.all(
      climbers.flatMap(({ fetch }) =>
        Array.from({ length: 10 }, async (_, n) => {
          const path = `/api/climbs/me/add_send/${route.id}`;
          const climb = (await (await fetch(path, { method: "POST" })).json()) as Climb;
          if (n % 3) await fetch(`/api/climbs/me/${climb.id}`, { method: "DELETE" });
        }),
      ),
    );

    const [listed] = (await (await api.fetch("/api/routes/get_all")).json()) as unknown[];
    expect(listed).toMatchObject({ climb_count: 16 });
    await expectOrder(api);
    const { rows } = await api.db.execute(sql`select count(*)::int as count from activities`);
    expect(rows).toEqual([{ count: 4 }]);
  });
});

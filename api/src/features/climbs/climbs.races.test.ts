import { sql } from "drizzle-orm";
import type { Climb } from "@topout/shared/contract";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, test } from "vitest";

import { createTestApi, readJson, createJsonRequest, sortStatuses } from "../../testing/index.ts";
import { expectConsistentActivities } from "./testing/expect-consistent-activities.ts";

describe("concurrent requests", () => {
  test("with the same id log one climb", async () => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const { fetch } = await api.signIn();
    const request = createJsonRequest("POST", { id: uuidv7(), time: new Date().toISOString() });

    const responses = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`/api/climbs/me/add_send/${route.id}`, request)),
    );

    expect(sortStatuses(responses)).toEqual([...Array.from({ length: 19 }, () => 200), 201]);
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(await (await fetch("/api/climbs/me")).json()).toHaveLength(1);
    await expectConsistentActivities(api);
  });

  test("of several users with the same id log one climb and return 409 for the others", async () => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const users = await Promise.all(Array.from({ length: 8 }, () => api.signIn()));
    const request = createJsonRequest("POST", { id: uuidv7() });

    const responses = await Promise.all(
      users.map(({ fetch }) => fetch(`/api/climbs/me/add_send/${route.id}`, request)),
    );

    expect(sortStatuses(responses)).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    await expectConsistentActivities(api);
  });

  test("with the same id for several climbs log one climb and return 409 for the others", async () => {
    const api = await createTestApi();
    const [first, second] = [await api.seed.route(), await api.seed.route()];
    const { fetch } = await api.signIn();
    const request = createJsonRequest("POST", { id: uuidv7() });
    const paths = [`add_send/${first.id}`, `add_send/${second.id}`, `add_attempt/${first.id}`];

    const responses = await Promise.all(
      paths.map((path) => fetch(`/api/climbs/me/${path}`, request)),
    );

    expect(sortStatuses(responses)).toEqual([201, 409, 409]);
    await expectConsistentActivities(api);
  });

  test("that log and delete sends result in correct counts", async () => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const climbers = await Promise.all(Array.from({ length: 4 }, () => api.signIn()));

    await Promise.all(
      climbers.flatMap(({ fetch }) =>
        Array.from({ length: 10 }, async (_, n) => {
          const path = `/api/climbs/me/add_send/${route.id}`;
          const climb = await readJson<Climb>(fetch(path, { method: "POST" }));
          if (n % 3) await fetch(`/api/climbs/me/${climb.id}`, { method: "DELETE" });
        }),
      ),
    );

    const [listedRoute] = await readJson<unknown[]>(api.fetch("/api/routes/get_all"));
    expect(listedRoute).toMatchObject({ climb_count: 16 });
    await expectConsistentActivities(api);
    const { rows } = await api.db.execute(sql`select count(*)::int as count from activities`);
    expect(rows).toEqual([{ count: 4 }]);
  });
});

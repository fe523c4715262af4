import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { readProblem, sortStatuses } from "../../testing/index.ts";
import { setUpDrafts } from "./testing/set-up-drafts.ts";

test("concurrent requests cannot add more drafts of routes to a gym than 500", async () => {
  const { api, gym, circuit, place, listDrafts } = await setUpDrafts();
  const other = await api.seed.reset({ gym_id: gym.id });
  await api.db.execute(sql`
    insert into routes (id, circuit_id, status, name, grade, style, location, x, y)
    select gen_random_uuid(), ${circuit.id}, 'draft', '', '', '', '', 0, 0
    from generate_series(1, 499)`);
  await api.db.execute(sql`
    insert into reset_routes (reset_id, route_id) select ${other.id}, id from routes`);

  const responses = await Promise.all(Array.from({ length: 4 }, () => place()));

  expect(sortStatuses(responses)).toEqual([201, 409, 409, 409]);
  expect(await listDrafts()).toHaveLength(500);
  const rejected = responses.filter(({ status }) => status === 409);
  for (const response of rejected) {
    expect(await readProblem(response)).toMatchObject({
      detail: "LIMIT_REACHED",
      message: "A gym can have at most 500 new routes in drafts.",
    });
  }
});

import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { createFeed } from "./testing/create-feed.ts";

const SEND_COUNT = 20_000;

test("an activity with 20,000 sends on 200 routes has at most 60 routes and 64 KB", async () => {
  const { api, route, getFeed } = await createFeed(1);
  await api.db.execute(sql`
    with source as (select * from climbs limit 1),
      new_routes as (
        insert into routes (id, set_id, name, grade, location, style, x, y)
        select gen_random_uuid(), ${route.set_id}, 'R' || n, '6a', 'Cave', 'Slab', 0, 0
        from generate_series(1, 200) as n returning id
      ),
      numbered as (select id, row_number() over () as n from new_routes)
    insert into climbs (id, route_id, user_id, activity_id, sent, time)
    select gen_random_uuid(), numbered.id, user_id, activity_id, true, time
    from source, generate_series(1, ${SEND_COUNT - 1}) as send
      join numbered on numbered.n = 1 + send % 200`);

  const page = await getFeed();

  const [activity] = page.data;
  expect(activity?.num_sends).toBe(SEND_COUNT);
  expect(activity?.climbs).toHaveLength(60);
  expect(JSON.stringify(page).length).toBeLessThan(64_000);
});

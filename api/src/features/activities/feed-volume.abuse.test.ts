import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { countVisitedRows } from "../../testing/count-visited-rows.ts";
import type { TestApi } from "../../testing/index.ts";
import { createFeed, feedPath } from "./testing/create-feed.ts";

const SIZE = process.env["FULL_SIZE"] ? 20_000 : 500;

/** Adds sends of one route to the only activity. */
const addSends = ({ db }: TestApi, count: number) =>
  db.execute(sql`
    insert into climbs (id, route_id, user_id, activity_id, sent, time)
    select gen_random_uuid(), route_id, user_id, activity_id, true, time
    from (select * from climbs limit 1) as source, generate_series(1, ${count}::int)`);

test("the feed visits about the same rows after thousands of sends of a route in a day", async () => {
  const { api } = await createFeed(1);
  const readFeed = () => api.fetchAnonymously(feedPath);
  const rowCount = await countVisitedRows(api.db, readFeed);
  expect(rowCount).toBeGreaterThan(0);

  await addSends(api, SIZE);

  // Few more, because a plan can visit some rows once more.
  expect(await countVisitedRows(api.db, readFeed)).toBeLessThan(rowCount + 20);
});

test("a page of the feed does not visit all reactions for each of its activities", async () => {
  const { api } = await createFeed(31);
  const readFeed = () => api.fetchAnonymously(`${feedPath}?page_size=30`);
  const rowCount = await countVisitedRows(api.db, readFeed);

  await api.db.execute(sql`
    insert into users (id, username, email, password_hash)
    select gen_random_uuid(), 'fan-' || n, 'fan-' || n || '@topout.example', ''
    from generate_series(1, ${SIZE}::int) as n`);
  await api.db.execute(sql`
    insert into reactions (activity_id, user_id)
    select (select id from activities order by time limit 1), id from users where username like 'fan-%'`);
  await api.db.execute(sql`analyze reactions`);

  expect(await countVisitedRows(api.db, readFeed)).toBeLessThan(rowCount + SIZE * 10);
});

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { countReadBlocks, countVisitedRows } from "../../testing/count-visited-rows.ts";
import { openTestApi, type TestApi } from "../../testing/index.ts";
import { createFeed, feedPath } from "./testing/create-feed.ts";
import { vacuumActivities } from "./testing/vacuum-activities.ts";

const SIZE = process.env["FULL_SIZE"] ? 250_000 : 5_000;
/** A page skips so many later activities. The total checks whether each of them is visible. */
const MAX_SKIPPED_ACTIVITIES = 1_000;
const VISITS_PER_SKIPPED_ACTIVITY = 12;

const AS_OF = new Date().toISOString();
const isInGym = (gym: string) => `gym_id=${gym}`;

async function setUp(count: number, openApi?: typeof openTestApi) {
  const feed = await createFeed(count, openApi);
  await feed.getFeed();
  const { rows } = await feed.api.db.execute<{ gym_id: string }>(
    sql`select gym_id from activities limit 1`,
  );
  return { ...feed, gym: rows[0]?.gym_id ?? "" };
}

/** Adds users who hide their sends. */
async function addHiddenUsers({ db }: TestApi) {
  await db.execute(sql`
    insert into users (id, username, email, password_hash, send_visible)
    select gen_random_uuid(), 'hidden-' || n, 'hidden-' || n || '@topout.example', '', false
    from generate_series(1, ${SIZE}::int) as n`);
  await db.execute(sql`vacuum analyze users`);
}

/** Adds old activities of the only user to the only gym, each in a transaction of its own after `AS_OF`. */
async function addActivities({ db }: TestApi, count: number) {
  await db.execute(sql`
    insert into activities (id, user_id, gym_id, day, time)
    select gen_random_uuid(), user_id, gym_id, date '2020-01-01' - n, '2020-01-01'
    from generate_series(1, ${count}::int) as n, (select * from activities limit 1) as first`);
  await db.execute(sql`
    update recent_activities
    set entered_feed_at = ${AS_OF}::timestamptz + (date '2020-01-01' - day) * interval '1 ms'
    from activities where id = activity_id and day < '2020-01-01'`);
  // First, because the count takes quadratic time if PostgreSQL expects few rows.
  await vacuumActivities(db);
  await db.execute(sql`select count_feed_entries(array_agg(distinct user_id)) from activities`);
}

/** Adds a send of each activity, without which the feed does not show it. */
async function addSends({ db }: TestApi) {
  await db.execute(sql`
    insert into activity_routes (activity_id, route_id, sends, time)
    select activities.id, routes.id, 1, '2020-01-01' from activities, routes on conflict do nothing`);
  await db.execute(sql`
    insert into activity_tallies (activity_id, circuit_id, sends)
    select activities.id, circuits.id, 1 from activities, circuits on conflict do nothing`);
}

const countRows = ({ db, fetchAnonymously }: TestApi, query: string) =>
  countVisitedRows(db, () => fetchAnonymously(`${feedPath}?page_size=5&${query}`));

const countBlocks = ({ db, fetchAnonymously }: TestApi, query: string) =>
  countReadBlocks(db, () => fetchAnonymously(`${feedPath}?page_size=5&${query}`));

describe("the work of a page of the feed", () => {
  describe("does not depend on the number of users who hide their sends", () => {
    const pages = [
      ["the first page", "page=1"],
      ["a later page", "page=3"],
      ["a page with as_of", `as_of=${AS_OF}`],
    ] as const;
    let api: TestApi;
    let gym: string;
    const countsBefore = new Map<string, readonly number[]>();
    const countPage = async (page: string) => [
      await countRows(api, page),
      await countRows(api, `${page}&${isInGym(gym)}`),
    ];
    beforeAll(async () => {
      ({ api, gym } = await setUp(25, openTestApi));
      await api.db.execute(sql`vacuum analyze`);
      for (const [, page] of pages) countsBefore.set(page, await countPage(page));
      await addHiddenUsers(api);
    });
    afterAll(() => api.close());

    test.each(pages)("%s", async (_name, page) => {
      const before = countsBefore.get(page) ?? [];

      const after = await countPage(page);

      expect(Math.min(...before)).toBeGreaterThan(0);
      expect(Math.max(...after)).toBeLessThan(Math.max(...before) + 100);
    });
  });

  test("is one row for each activity before the page, and few after the last page", async () => {
    const { api, gym } = await setUp(3);
    await addHiddenUsers(api);
    await addActivities(api, SIZE);

    for (const filter of ["", isInGym(gym)]) {
      const first = await countRows(api, `page=1&${filter}`);
      // Each page has 5 activities.
      const middle = await countRows(api, `page=${SIZE / 10 + 1}&${filter}`);
      expect(middle).toBeLessThan(first + (SIZE / 2) * 1.1);
      expect(await countRows(api, `page=${SIZE}&${filter}`)).toBeLessThan(first + 100);
    }
  });

  test("is not a search for each activity before the page whose user never hid the sends", async () => {
    const { api, gym } = await setUp(3);
    await addHiddenUsers(api);
    await addActivities(api, SIZE);

    // A block of the index has about 80 activities. A search reads three blocks. If a gym has all activities, PostgreSQL
    // may instead read the table in the order of the index, with one block for each activity.
    const maxBlocksPerActivity = [
      ["", 1 / 20],
      [isInGym(gym), 1.1],
    ] as const;
    for (const [filter, maxBlocks] of maxBlocksPerActivity) {
      const first = await countBlocks(api, `page=1&${filter}`);
      const middle = await countBlocks(api, `page=${SIZE / 10 + 1}&${filter}`);
      expect(middle).toBeLessThan(first + (SIZE / 2) * maxBlocks);
    }
  });

  test("does not depend on the number of activities that were added after as_of", async () => {
    const { api, gym } = await setUp(3);
    await addActivities(api, SIZE * 4);

    for (const filter of ["", isInGym(gym)]) {
      expect(await countRows(api, `as_of=${AS_OF}&${filter}`)).toBeLessThan(
        MAX_SKIPPED_ACTIVITIES * VISITS_PER_SKIPPED_ACTIVITY,
      );
    }
  });
});

test("an as_of with more than 1,000 later activities counts as a later one, also in the total", async () => {
  const { api, getFeed } = await setUp(3);
  await addActivities(api, MAX_SKIPPED_ACTIVITIES + 5);
  await addSends(api);

  const { data, meta } = await getFeed(`as_of=${AS_OF}`);

  expect(meta.total).toBe(3 + 5);
  expect(data).toHaveLength(3 + 5);
});

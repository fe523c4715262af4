import { isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { recentActivities } from "../../database/schema.ts";
import { countVisitedRows } from "../../testing/count-visited-rows.ts";
import { openTestApi, type TestApi } from "../../testing/index.ts";
import { createFeed, feedPath } from "./testing/create-feed.ts";
import { vacuumActivities } from "./testing/vacuum-activities.ts";

/** The maximum for one user. */
const BLOCKS = 1_000;
const ACTIVITIES_OF_EACH = process.env["FULL_SIZE"] ? 250 : 20;
const OTHER_BLOCKS = process.env["FULL_SIZE"] ? 250_000 : 5_000;
/** Conditions and the total read the blocks several times, but not once for each of the 20 or more activities. */
const READS_OF_BLOCK = 8;

const AS_OF = new Date().toISOString();

/** Creates a feed, and a user who reads it. */
async function setUp() {
  const feed = await createFeed(25, openTestApi);
  const { api } = feed;
  const reader = await api.signIn();
  await feed.getFeed("", reader.fetch);
  const insertCrowd = (prefix: string, size: number) =>
    api.db.execute(sql`
      insert into users (id, username, email, password_hash)
      select gen_random_uuid(), ${prefix} || n, ${prefix} || n || '@topout.example', ''
      from generate_series(1, ${size}::int) as n`);
  const countRows = (query: string) =>
    countVisitedRows(api.db, () => reader.fetch(`${feedPath}?page_size=5&${query}`));
  return { ...feed, reader, insertCrowd, countRows };
}

type Setup = Awaited<ReturnType<typeof setUp>>;

/** Adds users with old activities. The reader and each of them have blocked each other. */
async function addBlocks({ api, reader, insertCrowd }: Setup) {
  await insertCrowd("blocked-", BLOCKS);
  await api.db.execute(sql`
    insert into activities (id, user_id, gym_id, day, time)
    select gen_random_uuid(), users.id, gym_id, date '2020-01-01' - n, '2020-01-01'
    from generate_series(1, ${ACTIVITIES_OF_EACH}::int) as n, users, (select * from activities limit 1) as first
    where username like 'blocked-%'`);
  await enterFeed(api);
  const blocked = sql`select id from users where username like 'blocked-%'`;
  await api.db.execute(sql`
    insert into blocks (user_id, blocked_id)
    select ${reader.user.id}::uuid, id from (${blocked}) as blocked
    union all select id, ${reader.user.id}::uuid from (${blocked}) as blocked`);
  await vacuumActivities(api.db);
}

/** Adds all waiting activities to the feed. Each call of `enter_feed` adds up to 10,000. */
async function enterFeed({ db }: TestApi) {
  for (let waiting = 1; waiting > 0; waiting = await db.$count(recentActivities, isWaiting)) {
    await db.execute(sql`select enter_feed()`);
  }
}

const isWaiting = isNull(recentActivities.entered_feed_at);

/** Adds blocks between other users. */
async function addOtherBlocks({ api, insertCrowd }: Setup) {
  await insertCrowd("other-", OTHER_BLOCKS);
  await api.db.execute(sql`
    insert into blocks (user_id, blocked_id)
    select id, next_id
    from (select id, lead(id) over (order by id) as next_id from users where username like 'other-%') as pairs
    where next_id is not null`);
  await vacuumActivities(api.db);
}

const pages = [
  ["the first page", "page=1"],
  ["a later page", "page=3"],
  ["a page with as_of", `as_of=${AS_OF}`],
] as const;

/** Counts the rows of each page, and adds blocks. The pages share them, because inserting them takes seconds. */
async function countBefore(add: (setup: Setup) => Promise<void>) {
  const setup = await setUp();
  await vacuumActivities(setup.api.db);
  const counts = new Map<string, number>();
  for (const [, page] of pages) counts.set(page, await setup.countRows(page));
  await add(setup);
  return { ...setup, getCountBefore: (page: string) => counts.get(page) ?? 0 };
}

describe("the work of a page of the feed grows slowly with the blocks of the reader", () => {
  let setup: Awaited<ReturnType<typeof countBefore>>;
  beforeAll(async () => {
    setup = await countBefore(addBlocks);
  });
  afterAll(() => setup.api.close());

  test.each(pages)("%s", async (_name, page) => {
    const { user, getFeed, reader, route, countRows, getCountBefore } = setup;

    for (const filter of ["", `gym_id=${route.gym_id}`]) {
      const after = await countRows(`${page}&${filter}`);
      expect(after).toBeLessThan(getCountBefore(page) + 2 * BLOCKS * READS_OF_BLOCK);
      const { data, meta } = await getFeed(`page_size=50&${filter}`, reader.fetch);
      expect(meta.total).toBe(25);
      expect(new Set(data.map((activity) => activity.user))).toEqual(new Set([user.id]));
    }
  });
});

describe("the work of a page of the feed does not depend on the blocks of others", () => {
  let setup: Awaited<ReturnType<typeof countBefore>>;
  beforeAll(async () => {
    setup = await countBefore(addOtherBlocks);
  });
  afterAll(() => setup.api.close());

  test.each(pages)("%s", async (_name, page) => {
    expect(await setup.countRows(page)).toBeLessThan(setup.getCountBefore(page) + 100);
  });
});

import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { countReadBlocks } from "../testing/count-visited-rows.ts";
import { createTestApi, readJson, type TestApi } from "../testing/index.ts";

const SIZE = process.env["FULL_SIZE"] ? 20_000 : 2_000;
const PAGE_SIZE = 50;
const START = Date.UTC(2026, 0, 1);

/** PostgreSQL reads a table without its indexes if most of it belongs to one user and route. */
async function logClimbsOfOthers(api: TestApi, count: number) {
  for (let n = 0; n < 8; n += 1) {
    const [user, route] = [await api.seed.user(), await api.seed.route()];
    await api.db.execute(sql`
      insert into climbs (id, route_id, user_id, sent, time)
      select gen_random_uuid(), ${route.id}, ${user.id}, false, now() - number * interval '1 second'
      from generate_series(1, ${count / 8}::int) number`);
  }
}

interface Order {
  readonly first: "attempts" | "sends";
}

/** One user logs `size` attempts and as many sends of one route. Returns the costs of the last page of sends. */
async function countBlocks({ first }: Order, size: number): Promise<number> {
  const api = await createTestApi();
  const route = await api.seed.route();
  const { user, fetch } = await api.signIn();
  const { activity } = await api.seed.send({ user: user.id, route: route.id });
  const isSend = first === "sends" ? sql`number <= ${size}::int` : sql`number > ${size}::int`;
  await api.db.execute(sql`
    insert into climbs (id, route_id, user_id, sent, activity_id, time)
    select gen_random_uuid(), ${route.id}, ${user.id}, ${isSend},
      case when ${isSend} then ${activity}::uuid end,
      ${new Date(START).toISOString()}::timestamptz + number * interval '1 second'
    from generate_series(1, ${size * 2}::int) number`);
  await logClimbsOfOthers(api, size * 8);
  await api.db.execute(sql`vacuum analyze climbs`);
  const before = new Date(START + (first === "sends" ? size + 1 : size * 2 + 1) * 1_000);
  const query = `limit=${PAGE_SIZE}&before=${before.toISOString()}`;
  const page = `/api/users/get_climbs/${user.username}?${query}`;
  const sends = (await readJson<{ sent: boolean }[]>(fetch(page))).filter(({ sent }) => sent);
  expect(sends).toHaveLength(PAGE_SIZE);
  return countReadBlocks(api.db, () => fetch(page));
}

test.each<Order>([{ first: "attempts" }, { first: "sends" }])(
  "a page of climbs reads no more blocks if its user has ten times as many of one route, $first first",
  async (order) => {
    const few = await countBlocks(order, SIZE / 10);
    const many = await countBlocks(order, SIZE);

    expect(many).toBeLessThan(few * 2);
  },
);

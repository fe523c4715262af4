import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { createTestApi, readProblem, sortStatuses } from "../../testing/index.ts";

const CONCURRENT_REQUESTS = 4;

test("concurrent requests cannot block more than 1,000 users", async () => {
  const api = await createTestApi();
  const { fetch, user } = await api.signIn();
  await api.db.execute(sql`
    insert into users (id, username, email, password_hash)
    select gen_random_uuid(), 'crowd-' || n, 'crowd-' || n || '@topout.example', ''
    from generate_series(1, 1003) as n`);
  const { rows } = await api.db.execute<{ id: string }>(
    sql`select id from users where username like 'crowd-%' order by id`,
  );
  const ids = rows.map(({ id }) => id);
  await api.db.execute(sql`
    insert into blocks (user_id, blocked_id) select ${user.id}, id from users
    where id = any (${sql.param(ids.slice(CONCURRENT_REQUESTS))}::uuid[])`);

  const responses = await Promise.all(
    ids.slice(0, CONCURRENT_REQUESTS).map((id) => fetch(`/api/blocks/${id}`, { method: "POST" })),
  );

  expect(sortStatuses(responses)).toEqual([204, 409, 409, 409]);
  const { rows: counted } = await api.db.execute(sql`select count(*)::int from blocks`);
  expect(counted).toEqual([{ count: 1_000 }]);
  const rejected = responses.find(({ status }) => status === 409);
  expect(rejected && (await readProblem(rejected))).toMatchObject({ detail: "LIMIT_REACHED" });
  const repeated = await fetch(`/api/blocks/${ids.at(-1)}`, { method: "POST" });
  expect(repeated.status).toBe(204);
});

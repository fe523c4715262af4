import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import type { User } from "@topout/shared/contract";

import { countVisitedRows } from "../../testing/count-visited-rows.ts";
import { createTestApi, readJson } from "../../testing/index.ts";

const SIZE = process.env["FULL_SIZE"] ? 250_000 : 30_000;
const MATCH_COUNT = 1_000;

test("a search whose matches come last by name does not read the users before them", async () => {
  const api = await createTestApi();
  const { fetch } = await api.signIn({ is_superuser: true });
  const addUsers = (name: string, count: number) =>
    api.db.execute(sql`
      insert into users (id, username, email, password_hash)
      select gen_random_uuid(), ${name} || n, ${name} || n || '@topout.example', ''
      from generate_series(1, ${count}::int) as n`);
  await addUsers("member-", SIZE);
  await addUsers("zoe-", MATCH_COUNT);
  await api.db.execute(sql`vacuum analyze users`);
  const search = () => fetch("/api/admin/users/get_all?page=2&q=zoe");

  // Two indexes, the table, the count and the sorting visit each match.
  expect(await countVisitedRows(api.db, search)).toBeLessThan(20 * MATCH_COUNT);

  const response = await search();
  expect(response.headers.get("x-total-count")).toBe(`${MATCH_COUNT}`);
  const usernames = (await readJson<User[]>(response)).map(({ username }) => username);
  expect(usernames).toHaveLength(50);
  expect(usernames[0]).toBe("zoe-143");
});

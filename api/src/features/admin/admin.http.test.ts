import { MAX_TOTAL, type User } from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { createTestApi, readJson, type TestApi } from "../../testing/index.ts";

const path = "/api/admin/users/get_all";

async function setUpUsers() {
  const api = await createTestApi();
  for (const username of ["cleo", "Bob", "ann", "a_b"]) await api.seed.user({ username });
  const { fetch } = await api.signIn({ username: "zed", is_superuser: true });
  const listUsers = async (query = "") => {
    const response = await fetch(`${path}${query}`);
    const users = await readJson<User[]>(response);
    return {
      names: users.map(({ username }) => username),
      total: response.headers.get("x-total-count"),
      users,
    };
  };
  return { api, listUsers };
}

const addUsers = ({ db }: TestApi, count: number) =>
  db.execute(sql`
    insert into users (id, username, email, password_hash)
    select gen_random_uuid(), 'm' || number, number || '@topout.example', ''
    from generate_series(1, ${count}::int) number`);

describe("the list of accounts", () => {
  test("returns all users sorted by username, with the total", async () => {
    const { listUsers } = await setUpUsers();

    const { names, total, users } = await listUsers();

    expect(names).toEqual(["a_b", "ann", "Bob", "cleo", "zed"]);
    expect(total).toBe("5");
    expect(users[1]).toMatchObject({ email: "ann@topout.example", is_superuser: false });
  });

  test.each([
    ["?q=AN", ["ann"], "1"],
    ["?q=%20bob@TOPOUT", ["Bob"], "1"],
    ["?q=_", ["a_b"], "1"],
    ["?q=%25", [], "0"],
    ["?q=", ["a_b", "ann", "Bob", "cleo", "zed"], "5"],
    ["?page=1&page_size=2", ["a_b", "ann"], "5"],
    ["?page=3&page_size=2", ["zed"], "5"],
    ["?page=9", [], "5"],
    ["?page=1&page_size=1&q=topout", ["a_b"], "5"],
  ])("supports search and paging: %s", async (query, names, total) => {
    const { listUsers } = await setUpUsers();

    expect(await listUsers(query)).toMatchObject({ names, total });
  });

  test("returns at most 1,000 users without paging, with the full total", async () => {
    const { api, listUsers } = await setUpUsers();
    await addUsers(api, 1_000);

    const { names, total } = await listUsers();

    expect(names).toHaveLength(1_000);
    expect(names[0]).toBe("a_b");
    expect(total).toBe("1005");
  });

  test("counts at most 10,000 users", async () => {
    const { api, listUsers } = await setUpUsers();
    await addUsers(api, MAX_TOTAL);

    expect(await listUsers("?page=1")).toMatchObject({ total: `${MAX_TOTAL}` });
  });

  test.each(["?page=0", "?page=x", "?page_size=1001", `?q=${"a".repeat(255)}`])(
    "rejects %s with 422",
    async (query) => {
      const api = await createTestApi();
      const { fetch } = await api.signIn({ is_superuser: true });

      expect((await fetch(`${path}${query}`)).status).toBe(422);
    },
  );
});

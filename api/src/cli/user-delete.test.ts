import { describe, expect, onTestFinished, test } from "vitest";

import { users } from "../database/schema.ts";
import { createTestDatabase } from "../testing/database.ts";
import { runTopout } from "../testing/run-topout.ts";

/** Creates a database with these users. */
async function createUsers(...usernames: string[]) {
  const { db, url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const rows = await db
    .insert(users)
    .values(
      usernames.map((username) => ({
        username,
        email: `${username}@gym.example`,
        password_hash: "none",
      })),
    )
    .returning();
  const listUsernames = async () =>
    (await db.select({ username: users.username }).from(users)).map(({ username }) => username);
  return { ids: rows.map(({ id }) => id), env: { DATABASE_URL: url }, listUsernames };
}

describe("user delete", { timeout: 60_000 }, () => {
  test("deletes an account by its id, once", async () => {
    const { ids, env, listUsernames } = await createUsers("ana", "bo");
    const id = ids[0] ?? "";

    const lines = await runTopout(`user delete ${id.toUpperCase()} --yes`, { env });

    expect(lines).toEqual([
      "ana was deleted. A job deletes the account's files while the program runs.",
    ]);
    expect(await listUsernames()).toEqual(["bo"]);
    await expect(runTopout(`user delete ${id} --yes`, { env })).rejects.toThrow(
      `No account has the id, username or email ${id}`,
    );
  });

  test("does not take an id for a username", async () => {
    const deletedId = "0192f0c1-7a00-7000-8000-000000000404";
    const { env, listUsernames } = await createUsers(deletedId);

    await expect(runTopout(`user delete ${deletedId} --yes`, { env })).rejects.toThrow(
      "No account has the id",
    );
    expect(await listUsernames()).toEqual([deletedId]);
  });

  test.each(["ANA", "Ana@gym.example"])(
    "deletes an account by its name or email %s",
    async (name) => {
      const { env, listUsernames } = await createUsers("ana");

      await runTopout(`user delete ${name} --yes`, { env });

      expect(await listUsernames()).toEqual([]);
    },
  );
});

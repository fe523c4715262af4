import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";

import { createEmptyDatabase } from "../testing/database.ts";
import { migrate } from "./migrate.ts";
import { readJournal } from "./migration-journal.ts";

const GYM = "0192f0c1-7a00-7000-8000-000000000001";
const BATCH_SIZE = 100;

/** Migrates the database up to the migration before this one. */
const migrateTo = async (url: string, name: string): Promise<void> =>
  migrate(
    url,
    (await readJournal()).findIndex(({ tag }) => tag.slice(5) === name),
  );

/** Inserts users, every second one hides their sends, with an activity on each of the days. */
const insertUsers = (client: Client, first: number, last: number) =>
  client.query(
    `with added as (
       insert into users (id, username, email, password_hash, send_visible)
       select lpad(n::text, 32, '0')::uuid, 'u' || n, 'u' || n || '@topout.example', '', n % 2 = 0
       from generate_series($1::int, $2::int) as n returning id
     )
     insert into activities (id, user_id, gym_id, day, time)
     select gen_random_uuid(), id, $3, day, day from added, (values (date '2026-01-01'), ('2026-01-02')) as days (day)`,
    [first, last, GYM],
  );

test("a migration marks the activities of all users who hide their sends", async () => {
  const url = await createEmptyDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await migrateTo(url, "marked_activities");
  await client.query(
    `insert into gyms (id, name, location, about, layout) values ($1, 'Gritworks', 'Leeds', '', '{}')`,
    [GYM],
  );
  await insertUsers(client, 1, 4 * BATCH_SIZE);
  await migrateTo(url, "mark_hidden_activities");
  await client.query("update users set send_visible = false where username = 'u2'");
  await client.query("update users set send_visible = true where username in ('u1', 'u2')");

  await migrate(url);

  const { rows } = await client.query(`
    select send_visible, may_be_hidden, count(*)::int as activities
    from activities join users on users.id = user_id group by 1, 2 order by 1, 2`);
  expect(rows).toEqual([
    { send_visible: false, may_be_hidden: true, activities: 4 * BATCH_SIZE - 2 },
    // Those of u1 were never marked, those of u2 by the trigger.
    { send_visible: true, may_be_hidden: false, activities: 4 * BATCH_SIZE },
    { send_visible: true, may_be_hidden: true, activities: 2 },
  ]);
});

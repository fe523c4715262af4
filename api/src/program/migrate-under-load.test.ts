import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";

import { type Database, openDatabase } from "../database/database.ts";
import { getLatestSchemaVersion, migrate } from "../database/migrate.ts";
import { expectConsistentActivities } from "../features/climbs/testing/expect-consistent-activities.ts";
import { createEmptyDatabase } from "../testing/database.ts";

const CLIMBER_COUNT = 4;
const ROUTE = "00000000-0000-7000-8000-000000000001";

/** Opens a database with the schema of the previous migration. */
async function openPreviousDatabase() {
  const url = await createEmptyDatabase();
  await migrate(url, (await getLatestSchemaVersion()) - 1);
  const { db, close } = openDatabase(url);
  onTestFinished(close);
  return { url, db };
}

/*
 * During a migration, the program of before still runs. The statements of today may already use new columns, so these
 * name only what every version has.
 */

async function seedRoute(db: Database): Promise<void> {
  await db.execute(sql`
    with gym as (
      insert into gyms (id, name, location, about, layout) values (gen_random_uuid(), 'Depot', '', '', '{}')
      returning id
    ), circuit as (
      insert into circuits (id, gym_id, name, color) select gen_random_uuid(), id, 'Blue', 'blue' from gym
      returning id
    )
    insert into sets (id, circuit_id, date) select gen_random_uuid(), id, now() from circuit`);
  await db.execute(sql`
    insert into routes (id, set_id, name, grade, location, style, x, y)
    select ${ROUTE}, id, 'B1', '6a', 'Cave', 'Slab', 0, 0 from sets`);
}

async function seedUser(db: Database, number: number): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into users (id, email, username, password_hash)
    values (gen_random_uuid(), ${`climber${number}@topout.example`}, ${`climber${number}`}, '') returning id`);
  return rows[0]?.id ?? "";
}

async function send(db: Database, user: string, time: Date): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with activity as (
      insert into activities (id, user_id, gym_id, day, time)
      select gen_random_uuid(), ${user}, id, ${time.toISOString()}::timestamptz::date, ${time.toISOString()} from gyms
      on conflict (user_id, gym_id, day) do update set time = least(activities.time, excluded.time)
      returning id
    )
    insert into climbs (id, route_id, user_id, activity_id, sent, time)
    select gen_random_uuid(), ${ROUTE}, ${user}, id, true, ${time.toISOString()} from activity returning id`);
  return rows[0]?.id ?? "";
}

const removeSend = (db: Database, id: string) =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ activity_id: string }>(
      sql`delete from climbs where id = ${id} returning activity_id`,
    );
    const activity = rows[0]?.activity_id ?? "";
    await tx.execute(sql`
      update activities set time = (select min(time) from climbs where activity_id = ${activity})
      where id = ${activity} and exists (select from climbs where activity_id = ${activity})`);
    await tx.execute(sql`
      delete from activities
      where id = ${activity} and not exists (select from climbs where activity_id = ${activity})`);
  });

test("the last migration runs while the program logs and removes climbs", async () => {
  const { url, db } = await openPreviousDatabase();
  await seedRoute(db);
  const stopController = new AbortController();
  let changeCount = 0;
  const { promise: started, resolve: resolveStarted } = Promise.withResolvers<void>();

  const changeClimbs = async (_: unknown, climber: number) => {
    const user = await seedUser(db, climber);
    let isVisible = true;
    // Stops only with visible sends, so that the feed has entries.
    for (let n = 0; !stopController.signal.aborted || !isVisible; n++) {
      const climb = await send(db, user, new Date(Date.now() - (n % 25) * 86_400_000));
      if (n % 3 === 0) await removeSend(db, climb);
      if (n % 5 === 0) {
        isVisible = n % 2 === 0;
        await db.execute(sql`update users set send_visible = ${isVisible} where id = ${user}`);
      }
      if (++changeCount === 3 * CLIMBER_COUNT) resolveStarted();
    }
  };
  const climbers = Promise.all(Array.from({ length: CLIMBER_COUNT }, changeClimbs));
  await Promise.race([started, climbers]);
  await migrate(url);
  stopController.abort();
  await climbers;

  await db.execute(sql`select enter_feed()`);
  const { rows } = await db.execute(sql`
    select (select coalesce(sum(entries), 0)::int from feed_totals) as total,
      (select count(*)::int from activities join users on users.id = user_id and send_visible) as entries`);
  expect(rows[0]?.["total"]).toBe(rows[0]?.["entries"]);
  expect(rows[0]?.["entries"]).toBeGreaterThan(0);
  await expectConsistentActivities({ db });
});

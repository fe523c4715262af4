import { type SQL, sql } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import { inIds } from "../../database/in-ids.ts";
import { activities, climbs } from "../../database/schema.ts";

interface DaySend {
  readonly user_id: string;
  readonly gym_id: string;
  readonly day: string;
  readonly time: Date;
}

/**
 * Returns a statement that creates the user's activity of the day, or updates its time if this send is earlier. It
 * returns the id of the activity.
 */
export const upsertActivity = (tx: Transaction, send: DaySend): SQL =>
  upsert(tx, [send]).returning({ id: activities.id }).getSQL();

/** PostgreSQL allows 65,535 parameters, and a row has five. */
const ROWS_PER_STATEMENT = 1_000;

/** Does the same as `upsertActivity` for many days. */
export async function upsertActivities(tx: Transaction, sends: readonly DaySend[]): Promise<void> {
  for (let start = 0; start < sends.length; start += ROWS_PER_STATEMENT) {
    await upsert(tx, sends.slice(start, start + ROWS_PER_STATEMENT));
  }
}

const upsert = (tx: Transaction, sends: DaySend[]) =>
  tx
    .insert(activities)
    .values(sends)
    .onConflictDoUpdate({
      target: [activities.user_id, activities.gym_id, activities.day],
      set: { time: sql`least(${activities.time}, excluded.time)` },
    });

/**
 * Updates the activity's time to the time of its first send, or removes an activity without sends. Returns its gym id.
 */
export async function updateActivityAfterRemovedSend(tx: Transaction, id: string): Promise<string> {
  const { rows } = await tx.execute<{ gym_id: string }>(sql`
    with first_send as (select min(time) as time from climbs where activity_id = ${id}), moved as (
      update activities set time = first_send.time from first_send
      where id = ${id} and first_send.time is not null
      returning gym_id
    ), removed as (
      delete from activities using first_send
      where id = ${id} and first_send.time is null
      returning gym_id
    )
    select gym_id from moved union all select gym_id from removed`);
  if (!rows[0]) throw new Error("Activity of the removed send not found");
  return rows[0].gym_id;
}

/** Does the same as `updateActivityAfterRemovedSend` for many activities. */
export async function updateActivitiesAfterRemovedSends(
  tx: Transaction,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update ${activities} set time = first_send.time
    from (
      select activity_id, min(time) as time from ${climbs}
      where ${inIds(climbs.activity_id, ids)} group by activity_id
    ) as first_send
    where ${activities.id} = first_send.activity_id and ${activities.time} <> first_send.time`);
  await tx.delete(activities).where(
    sql`${inIds(activities.id, ids)} and not exists (
      select from ${climbs} where ${climbs.activity_id} = ${activities.id}
    )`,
  );
}

import { and, eq, type SQL, sql } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import { inIds } from "../../database/in-ids.ts";
import { activities, climbs, gyms } from "../../database/schema.ts";
import { gymTimeZone } from "../../queries/time-zone.ts";
import { updateActivitiesAfterRemovedSends } from "./day-activity.ts";

/** Subtracted from all days first, so that new days cannot conflict with old ones. */
const OUT_OF_RANGE_DAYS = 1_000_000;
const FIRST_REAL_DAY = sql`date '0001-01-01'`;

/**
 * Regroups the sends of some climbers in a gym by day after its time zone has changed. The caller has locked them. An activity moves to the day of its first send.
 * Activities of a user that move to the same day become one activity, which gets the bumps of all of them.
 */
export async function regroupActivities(
  tx: Transaction,
  gymId: string,
  climbers: readonly string[],
): Promise<void> {
  const isAffected = sql`(${and(eq(activities.gym_id, gymId), inIds(activities.user_id, climbers))})`;
  await tx
    .update(activities)
    .set({ day: sql`day - ${OUT_OF_RANGE_DAYS}::int` })
    .where(isAffected);
  await moveToFirstDays(tx, isAffected);
  await addMissingActivities(tx, gymId, isAffected);
  await moveSends(tx, isAffected);
  await copyBumps(tx, isAffected);
  const rows = await tx.select({ id: activities.id }).from(activities).where(isAffected);
  const ids = rows.map(({ id }) => id);
  await updateActivitiesAfterRemovedSends(tx, ids);
}

const getDay = (time: SQL | typeof climbs.time | typeof activities.time): SQL =>
  sql`(${time} at time zone (
    select ${gymTimeZone} from ${gyms} where ${gyms.id} = ${activities.gym_id}
  ))::date`;

/** If several activities have their first send on the same day, the earliest one gets the day. */
const moveToFirstDays = (tx: Transaction, isAffected: SQL) =>
  tx.execute(sql`
    update activities set day = first.day
    from (
      select distinct on (user_id, day) id, day
      from (
        select id, user_id, time, ${getDay(activities.time)} as day
        from activities where ${isAffected}
      ) as moved
      order by user_id, day, time, id
    ) as first
    where activities.id = first.id`);

/** Adds activities for days that have sends but no activity. The sends of one activity can now be on several days. */
async function addMissingActivities(
  tx: Transaction,
  gymId: string,
  isAffected: SQL,
): Promise<void> {
  const { rows } = await tx.execute<{ user_id: string; day: string; time: string }>(sql`
    select sends.user_id, sends.day::text as day, sends.time::text as time
    from (
      select climbs.user_id, ${getDay(climbs.time)} as day, min(climbs.time) as time
      from climbs join activities on activities.id = climbs.activity_id
      where ${isAffected}
      group by 1, 2
    ) as sends
    where not exists (
      select from activities
      where gym_id = ${gymId} and user_id = sends.user_id and day = sends.day
    )`);
  for (const { user_id, day, time } of rows) {
    await tx.insert(activities).values({ user_id, gym_id: gymId, day, time: new Date(time) });
  }
}

const moveSends = (tx: Transaction, isAffected: SQL) =>
  tx.execute(sql`
    update climbs set activity_id = target.id
    from activities, activities as target
    where activities.id = climbs.activity_id and ${isAffected}
      and target.gym_id = activities.gym_id and target.user_id = climbs.user_id
      and target.day = ${getDay(climbs.time)} and target.id <> activities.id`);

/** Copies the bumps of activities that got no new day. `regroupActivities` then removes these activities. */
const copyBumps = (tx: Transaction, isAffected: SQL) =>
  tx.execute(sql`
    insert into reactions (activity_id, user_id, created_at)
    select target.id, reactions.user_id, reactions.created_at
    from activities
      join reactions on reactions.activity_id = activities.id
      join activities as target on target.gym_id = activities.gym_id
        and target.user_id = activities.user_id and target.day = ${getDay(activities.time)}
    where ${isAffected} and activities.day < ${FIRST_REAL_DAY}
    on conflict do nothing`);

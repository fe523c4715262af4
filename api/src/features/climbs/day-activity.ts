import { eq, sql } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import { isOneOf } from "../../database/is-one-of.ts";
import { activities, climbs } from "../../database/schema.ts";

interface DaySend {
  readonly user_id: string;
  readonly gym_id: string;
  readonly day: string;
  readonly time: Date;
}

/** The day's activity, made if this is its first send, and as early as its earliest. */
export async function addSendToActivity(tx: Transaction, send: DaySend): Promise<string> {
  const [activity] = await tx
    .insert(activities)
    .values(send)
    .onConflictDoUpdate({
      target: [activities.user_id, activities.gym_id, activities.day],
      set: { time: sql`least(${activities.time}, excluded.time)` },
    })
    .returning({ id: activities.id });
  if (!activity) throw new Error("The activity was not stored");
  return activity.id;
}

/** After a send is gone: the activity is as early as those that are left, or goes too. Answers with its gym. */
export async function updateAfterRemovedSend(tx: Transaction, id: string): Promise<string> {
  const [first] = await tx
    .select({ time: climbs.time })
    .from(climbs)
    .where(eq(climbs.activity_id, id))
    .orderBy(climbs.time)
    .limit(1);
  const [activity] = first
    ? await tx.update(activities).set(first).where(eq(activities.id, id)).returning()
    : await tx.delete(activities).where(eq(activities.id, id)).returning();
  if (!activity) throw new Error("A send without its activity");
  return activity.gym_id;
}

/** The same after sends of many people are gone at once. */
export async function updateAllAfterRemovedSends(
  tx: Transaction,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update ${activities} set time = first.time
    from (
      select activity_id, min(time) as time from ${climbs}
      where ${isOneOf(climbs.activity_id, ids)} group by activity_id
    ) as first
    where ${activities.id} = first.activity_id and ${activities.time} <> first.time`);
  await tx.delete(activities).where(
    sql`${isOneOf(activities.id, ids)} and not exists (
      select from ${climbs} where ${climbs.activity_id} = ${activities.id}
    )`,
  );
}

import { lt, type SQL, sql } from "drizzle-orm";

import type { Database, Transaction } from "../../database/database.ts";
import { removedClimbIds } from "../../database/schema.ts";

/** The server rejects older climbs anyway (`parseClimbTime`), so it does not need their ids. */
const LIFETIME = sql`interval '30 days'`;

/**
 * Only the newest ids of a user are stored, because a client can send any number of random ids. No user removes this
 * many climbs offline.
 */
export const MAX_REMOVED_IDS_PER_USER = 1_000;

/**
 * Removes the user's climb, if it exists, and stores its id. The vote of the user on a route ends with the last climb.
 * Returns the removed climb. The caller must hold the lock of the user.
 */
export async function removeClimb(
  tx: Transaction,
  userId: string,
  climbId: string,
): Promise<{ readonly activity_id: string | null } | undefined> {
  const isOther = (table: SQL) =>
    sql`select from ${table} where user_id = ${userId} and route_id = votes.route_id and id <> ${climbId}`;
  const { rows } = await tx.execute<{ activity_id: string | null }>(sql`
    with stored as (
      insert into removed_climb_ids (user_id, climb_id) values (${userId}, ${climbId})
      on conflict (user_id, climb_id) do update set removed_at = now()
    ), surplus as (
      delete from removed_climb_ids where user_id = ${userId} and climb_id in (
        select climb_id from removed_climb_ids where user_id = ${userId} and climb_id <> ${climbId}
        order by removed_at desc, climb_id desc offset ${MAX_REMOVED_IDS_PER_USER - 1}
      )
    ), removed as (
      delete from climbs where id = ${climbId} and user_id = ${userId} returning activity_id, route_id
    ), hidden as (
      delete from hidden_climbs where id = ${climbId} and user_id = ${userId} returning route_id
    ), ended_vote as (
      delete from votes where user_id = ${userId}
        and route_id in (select route_id from removed union all select route_id from hidden)
        and not exists (${isOther(sql`climbs`)} union all ${isOther(sql`hidden_climbs`)})
    )
    select activity_id from removed union all select null from hidden`);
  return rows[0];
}

/** Returns an expression: whether the user has removed a climb with this id. */
export const isRemovedClimbId = (userId: string, climbId: string): SQL<boolean> => sql`exists (
  select from removed_climb_ids where user_id = ${userId} and climb_id = ${climbId}
)`;

export const deleteExpiredRemovedClimbIds = async (db: Database): Promise<void> => {
  await db.delete(removedClimbIds).where(lt(removedClimbIds.removed_at, sql`now() - ${LIFETIME}`));
};

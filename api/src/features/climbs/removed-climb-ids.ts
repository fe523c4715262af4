import { and, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";

import type { Database, Transaction } from "../../database/database.ts";
import { removedClimbIds } from "../../database/schema.ts";

/** The server rejects older climbs anyway (`parseClimbTime`), so it does not need their ids. */
const LIFETIME = sql`interval '30 days'`;

/**
 * Only the newest ids of a user are stored, because a client can send any number of random ids. No user removes this
 * many climbs offline.
 */
export const MAX_REMOVED_IDS_PER_USER = 1_000;

/** Stores the id of a removed climb, which may not have been logged yet. The caller must hold the lock of the user. */
export async function addRemovedClimbId(
  tx: Transaction,
  userId: string,
  climbId: string,
): Promise<void> {
  await tx
    .insert(removedClimbIds)
    .values({ user_id: userId, climb_id: climbId })
    .onConflictDoUpdate({
      target: [removedClimbIds.user_id, removedClimbIds.climb_id],
      set: { removed_at: sql`now()` },
    });
  const surplusIds = tx
    .select({ climb_id: removedClimbIds.climb_id })
    .from(removedClimbIds)
    .where(eq(removedClimbIds.user_id, userId))
    .orderBy(desc(removedClimbIds.removed_at), desc(removedClimbIds.climb_id))
    .offset(MAX_REMOVED_IDS_PER_USER);
  await tx
    .delete(removedClimbIds)
    .where(and(eq(removedClimbIds.user_id, userId), inArray(removedClimbIds.climb_id, surplusIds)));
}

/** Returns an expression: whether the user has removed a climb with this id. */
export const isRemovedClimbId = (userId: string, climbId: string): SQL<boolean> => sql`exists (
  select from removed_climb_ids where user_id = ${userId} and climb_id = ${climbId}
)`;

export const deleteExpiredRemovedClimbIds = async (db: Database): Promise<void> => {
  await db.delete(removedClimbIds).where(lt(removedClimbIds.removed_at, sql`now() - ${LIFETIME}`));
};

import { and, eq, type SQL, sql } from "drizzle-orm";

import type { Actor } from "../../auth/actor.ts";
import type { Changes } from "../../auth/changes.ts";
import type { Transaction } from "../../database/database.ts";
import { getViolatedConstraint } from "../../database/errors.ts";
import { activities, reactions, users } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { canSeeSends } from "../../queries/visibility.ts";

export const createReactionStore = (changes: Changes) => ({
  /** @throws {ProblemError} 404 for an activity that the user cannot see. */
  add: (actor: Actor, activityId: string): Promise<void> =>
    changes
      .runTransaction({ actor }, async (tx) => {
        const { rowCount } = await tx.execute(sql`
          insert into ${reactions} (activity_id, user_id)
          select id, ${actor.id}::uuid from (${selectVisible(tx, actor.id, activityId)}) as visible
          on conflict do nothing`);
        if (rowCount === 0) await requireVisible(tx, actor.id, activityId);
      })
      .catch((error: unknown) => {
        throw getViolatedConstraint(error) ? new ProblemError("NOT_FOUND") : error;
      }),

  /** Removes a reaction, even if the activity is now hidden. */
  remove: (actor: Actor, activityId: string): Promise<void> =>
    changes.runTransaction({ actor }, async (tx) => {
      const isOwn = and(eq(reactions.user_id, actor.id), eq(reactions.activity_id, activityId));
      const removed = await tx.delete(reactions).where(isOwn).returning();
      if (removed.length === 0) await requireVisible(tx, actor.id, activityId);
    }),
});

export type ReactionStore = ReturnType<typeof createReactionStore>;

async function requireVisible(tx: Transaction, userId: string, activityId: string): Promise<void> {
  const { rowCount } = await tx.execute(selectVisible(tx, userId, activityId));
  if (rowCount === 0) throw new ProblemError("NOT_FOUND");
}

/** Selects the id of the activity if the user can see it. */
const selectVisible = (tx: Transaction, userId: string, activityId: string): SQL =>
  tx
    .select({ id: activities.id })
    .from(activities)
    .innerJoin(users, eq(users.id, activities.user_id))
    .where(and(eq(activities.id, activityId), canSeeSends(userId)))
    .getSQL();

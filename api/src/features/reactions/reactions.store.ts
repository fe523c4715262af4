import { and, eq } from "drizzle-orm";

import type { Actor } from "../../auth/actor.ts";
import type { Transaction } from "../../database/database.ts";
import { activities, reactions, users } from "../../database/schema.ts";
import { canSeeSends } from "../../queries/visibility.ts";
import { getViolatedConstraint } from "../../database/errors.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import type { Changes } from "../../auth/changes.ts";

export const createReactionStore = (changes: Changes) => ({
  /** @throws {ProblemError} 404 for an activity that the user cannot see. */
  add: (actor: Actor, activity_id: string): Promise<void> =>
    changes
      .runTransaction({ actor }, async (tx) => {
        await requireVisibleActivity(tx, actor.id, activity_id);
        await tx.insert(reactions).values({ user_id: actor.id, activity_id }).onConflictDoNothing();
      })
      .catch((error: unknown) => {
        throw getViolatedConstraint(error) ? new ProblemError("NOT_FOUND") : error;
      }),

  /** Removes a reaction, even if the activity is now hidden. */
  remove: (actor: Actor, activityId: string): Promise<void> =>
    changes.runTransaction({ actor }, async (tx) => {
      const isOwn = and(eq(reactions.user_id, actor.id), eq(reactions.activity_id, activityId));
      const removed = await tx.delete(reactions).where(isOwn).returning();
      if (removed.length === 0) await requireVisibleActivity(tx, actor.id, activityId);
    }),
});

export type ReactionStore = ReturnType<typeof createReactionStore>;

async function requireVisibleActivity(tx: Transaction, userId: string, activityId: string) {
  const [activity] = await tx
    .select({ id: activities.id })
    .from(activities)
    .innerJoin(users, eq(users.id, activities.user_id))
    .where(and(eq(activities.id, activityId), canSeeSends(userId)));
  if (!activity) throw new ProblemError("NOT_FOUND");
}

import { and, eq } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { activities, reactions, users } from "../../database/schema.ts";
import { canSeeSends } from "../../database/visibility.ts";
import { getViolatedConstraint } from "../../database/errors.ts";
import { ProblemError } from "../../errors/problem-error.ts";

export const createReactionStore = (db: Database) => ({
  /** @throws {ProblemError} 404 for an activity that the user cannot see. */
  add: async (user_id: string, activity_id: string): Promise<void> => {
    await requireVisibleActivity(db, user_id, activity_id);
    await db
      .insert(reactions)
      .values({ user_id, activity_id })
      .onConflictDoNothing()
      .catch((error: unknown) => {
        throw getViolatedConstraint(error) ? new ProblemError("NOT_FOUND") : error;
      });
  },

  /** Removes a reaction, even if the activity is now hidden. */
  remove: async (userId: string, activityId: string): Promise<void> => {
    const isOwn = and(eq(reactions.user_id, userId), eq(reactions.activity_id, activityId));
    const removed = await db.delete(reactions).where(isOwn).returning();
    if (removed.length === 0) await requireVisibleActivity(db, userId, activityId);
  },
});

export type ReactionStore = ReturnType<typeof createReactionStore>;

async function requireVisibleActivity(db: Database, userId: string, activityId: string) {
  const [activity] = await db
    .select({ id: activities.id })
    .from(activities)
    .innerJoin(users, eq(users.id, activities.user_id))
    .where(and(eq(activities.id, activityId), canSeeSends(userId)));
  if (!activity) throw new ProblemError("NOT_FOUND");
}

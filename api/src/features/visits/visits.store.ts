import type { Visit } from "@topout/shared/contract";
import { desc, eq, inArray, sql } from "drizzle-orm";

import type { Actor } from "../../auth/actor.ts";
import type { Changes } from "../../auth/changes.ts";
import type { Transaction } from "../../database/database.ts";
import { getViolatedConstraint } from "../../database/errors.ts";
import { gymVisits } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { upsertVisit, type VisitCall } from "./upsert-visit.ts";

/** A user has visits of at most this many gyms. The next gym replaces the one that was visited the longest time ago. */
const MAX_GYMS = 500;

export const createVisitStore = (changes: Changes) => ({
  /**
   * Continues the visit of the user to the gym, or starts one after a pause.
   * @throws {ProblemError} 404 for an unknown gym.
   */
  record: (actor: Actor, call: Omit<VisitCall, "userId">): Promise<Visit> =>
    changes
      // Without the lock, calls at the same time could exceed the limit.
      .runTransaction({ actor, lock: "no key update" }, async (tx) => {
        const { isNew, ...visit } = await upsertVisit(tx, { userId: actor.id, ...call });
        if (isNew) await removeOldestVisits(tx, actor.id);
        return visit;
      })
      .catch((error: unknown) => {
        throw getViolatedConstraint(error) ? new ProblemError("NOT_FOUND") : error;
      }),
});

export type VisitStore = ReturnType<typeof createVisitStore>;

const removeOldestVisits = (tx: Transaction, userId: string) => {
  const oldest = tx
    .select({ gym_id: gymVisits.gym_id })
    .from(gymVisits)
    .where(eq(gymVisits.user_id, userId))
    .orderBy(desc(gymVisits.last_seen))
    .offset(MAX_GYMS);
  return tx
    .delete(gymVisits)
    .where(sql`${eq(gymVisits.user_id, userId)} and ${inArray(gymVisits.gym_id, oldest)}`);
};

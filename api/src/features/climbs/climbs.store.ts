import type { Climb } from "@topout/shared/contract";
import { sql } from "drizzle-orm";

import type { Actor } from "../../auth/actor.ts";
import type { Changes } from "../../auth/changes.ts";
import type { RateLimits } from "../../auth/rate-limits.ts";
import type { DatabaseReader } from "../../database/database.ts";
import type { JsonText } from "../../database/json-text.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { updateActivityAfterRemovedSend } from "./day-activity.ts";
import { type ClimbRange, listClimbs } from "./list-climbs.ts";
import { logClimb, type LoggedClimb, type NewClimb } from "./log-climb.ts";
import { removeClimb } from "./removed-climb-ids.ts";

const NO_LIMITS: Pick<RateLimits, "inStatements"> = {
  inStatements: () => ({ wait: sql`null`, check: () => undefined, count: sql`select` }),
};

/** Without `limits`, a user can log any number of climbs. Only tests omit them. */
export const createClimbStore = (
  db: DatabaseReader,
  changes: Changes,
  limits: Pick<RateLimits, "inStatements"> = NO_LIMITS,
) => ({
  listByUser: (userId: string, range: ClimbRange): Promise<JsonText<Climb[]>> =>
    listClimbs(db, userId, range),

  /**
   * Logs a climb, and adds a send to the activity of its day. A repeated call with the same id returns the stored climb.
   * @throws {ProblemError} 404 for an unknown route, 409 if the id belongs to another climb or was removed before, or if
   * the route was stripped long before the climb, 429 above the limit.
   */
  log: (newClimb: NewClimb, actor: Actor): Promise<LoggedClimb> =>
    changes.runTransaction({ actor, lock: "no key update" }, (tx, invalidate) => {
      const limit = limits.inStatements("climbsPerUser", newClimb.user);
      return logClimb(tx, newClimb, { limit, invalidate });
    }),

  /**
   * Removes a climb. Stores its id, because a request that logs the climb may arrive later.
   * @throws {ProblemError} 404 for an unknown climb, or a climb of another user.
   */
  remove: async (climbId: string, actor: Actor): Promise<void> => {
    const userId = actor.id;
    const isRemoved = await changes.runTransaction(
      { actor, lock: "no key update" },
      async (tx, invalidate) => {
        const climb = await removeClimb(tx, userId, climbId);
        if (climb?.activity_id) {
          const gym_id = await updateActivityAfterRemovedSend(tx, climb.activity_id);
          invalidate(`routes:${gym_id}`);
        }
        return climb !== undefined;
      },
    );
    if (!isRemoved) throw new ProblemError("NOT_FOUND");
  },
});

export type ClimbStore = ReturnType<typeof createClimbStore>;

import type { Climb } from "@topout/shared/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";

import type { RateLimits } from "../../auth/rate-limits.ts";
import type { Actor } from "../../auth/actor.ts";
import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { createRouteNotFoundError } from "../../queries/require-rows.ts";
import { gymTimeZone } from "../../queries/time-zone.ts";
import { circuits, climbs, gyms, routes, sets } from "../../database/schema.ts";
import { isCircuitOfSet, isSetOfRoute } from "../../queries/route-columns.ts";
import type { JsonText } from "../../database/json-text.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import type { Changes } from "../../auth/changes.ts";
import { addSendToActivity, updateActivityAfterRemovedSend } from "./day-activity.ts";
import { type ClimbRange, listClimbs } from "./list-climbs.ts";
import { addRemovedClimbId, isRemovedClimbId } from "./removed-climb-ids.ts";

export interface NewClimb {
  /** A client can generate the id, so that it can repeat the request after a lost response. */
  readonly id?: string | undefined;
  readonly user: string;
  readonly route: string;
  readonly sent: boolean;
  readonly time: Date;
}

interface LoggedClimb {
  readonly climb: Climb;
  /** False if an earlier request with the same id logged the climb. */
  readonly isNew: boolean;
}

/** Without `limits`, a user can log any number of climbs. Only tests omit them. */
export const createClimbStore = (
  db: DatabaseReader,
  changes: Changes,
  limits?: Pick<RateLimits, "consumeInTransaction">,
) => ({
  listByUser: (userId: string, range: ClimbRange): Promise<JsonText<Climb[]>> =>
    listClimbs(db, userId, range),

  /**
   * Logs a climb, and adds a send to the activity of its day. A repeated call with the same id returns the stored climb.
   * @throws {ProblemError} 404 for an unknown route, 409 if the id belongs to another climb or was removed before, 429
   * above the limit.
   */
  log: (newClimb: NewClimb, actor: Actor): Promise<LoggedClimb> =>
    changes.runTransaction({ actor, lock: "no key update" }, async (tx, invalidate) => {
      const { id, user, sent } = newClimb;
      const gymDay = await lockRoute(tx, newClimb);
      const [existingClimb] = id ? await tx.select().from(climbs).where(eq(climbs.id, id)) : [];
      if (existingClimb) return { climb: requireSameClimb(existingClimb, newClimb), isNew: false };
      if (id && (await isRemovedClimbId(tx, user, id))) {
        throw new ProblemError("CONFLICT", { message: "This climb was removed." });
      }

      await limits?.consumeInTransaction(tx, "climbsPerUser", user);
      const climb = await insertClimb(tx, newClimb, gymDay);
      if (sent) invalidate(`routes:${gymDay.gym_id}`);
      return { climb, isNew: true };
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
        const climb = await deleteClimb(tx, userId, climbId);
        await addRemovedClimbId(tx, userId, climbId);
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

interface GymDay {
  readonly gym_id: string;
  /** The date in the time zone of the gym. */
  readonly day: string;
}

/**
 * Returns the route's gym and the date of the climb there. Locks the gym against a new time zone, and the route against
 * a move to another circuit, because both change the activities. They lock these rows in the same order. A route never
 * moves to another gym.
 */
async function lockRoute(tx: Transaction, { route, time }: NewClimb): Promise<GymDay> {
  const gymOfRoute = tx
    .select({ gym_id: circuits.gym_id })
    .from(routes)
    .innerJoin(sets, isSetOfRoute)
    .innerJoin(circuits, isCircuitOfSet)
    .where(eq(routes.id, route));
  const [gymDay] = await tx
    .select({
      gym_id: gyms.id,
      day: sql<string>`(${time.toISOString()}::timestamptz at time zone ${gymTimeZone})::date::text`,
    })
    .from(gyms)
    .where(inArray(gyms.id, gymOfRoute))
    .for("share");
  const isRoute = eq(routes.id, route);
  const [lockedRoute] = await tx.select({ id: routes.id }).from(routes).where(isRoute).for("share");
  if (!gymDay || !lockedRoute) throw createRouteNotFoundError();
  return gymDay;
}

async function insertClimb(tx: Transaction, newClimb: NewClimb, gymDay: GymDay) {
  const { id = uuidv7(), user, route, sent, time } = newClimb;
  const activity_id = sent ? await addSendToActivity(tx, { ...gymDay, user_id: user, time }) : null;
  const [climb] = await tx
    .insert(climbs)
    .values({ id, route_id: route, user_id: user, activity_id, sent, time })
    .onConflictDoNothing()
    .returning();
  // A concurrent request of another user has inserted the same id.
  if (!climb) throw new ProblemError("CONFLICT", { message: "This id is in use." });
  return toClimb(climb);
}

async function deleteClimb(tx: Transaction, userId: string, climbId: string) {
  const [climb] = await tx
    .delete(climbs)
    .where(and(eq(climbs.id, climbId), eq(climbs.user_id, userId)))
    .returning();
  return climb;
}

type ClimbRow = typeof climbs.$inferSelect;

function requireSameClimb(existingClimb: ClimbRow, { user, route, sent }: NewClimb): Climb {
  const isSame =
    existingClimb.user_id === user &&
    existingClimb.route_id === route.toLowerCase() &&
    existingClimb.sent === sent;
  if (!isSame) throw new ProblemError("CONFLICT", { message: "This id belongs to another climb." });
  return toClimb(existingClimb);
}

const toClimb = (row: ClimbRow): Climb => ({
  id: row.id,
  route: row.route_id,
  user: row.user_id,
  time: row.time.toISOString(),
  sent: row.sent,
  activity: row.activity_id,
});

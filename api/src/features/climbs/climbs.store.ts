import type { Climb } from "@topout/shared/contract";
import { and, eq, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";

import type { Database, Transaction } from "../../database/database.ts";
import { circuits, climbs, gyms, routes, sets, users } from "../../database/schema.ts";
import type { JsonText } from "../../http/json-text.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import type { Changes } from "../../lists/changes.ts";
import { addSendToActivity, updateAfterRemovedSend } from "./day-activity.ts";
import { listClimbs } from "./list-climbs.ts";

/** One go at a route. The id may be the client's, who repeats it when an answer was lost. */
export interface NewClimb {
  readonly id?: string | undefined;
  readonly user: string;
  readonly route: string;
  readonly sent: boolean;
  readonly time: Date;
}

interface Logged {
  readonly climb: Climb;
  /** False where it had been logged before, by the same id. */
  readonly created: boolean;
}

export const createClimbStore = (db: Database, changes: Changes) => ({
  /** Newest first, the newest 20,000 at most. */
  ofUser: (userId: string, since?: Date): Promise<JsonText<Climb[]>> =>
    listClimbs(db, userId, since),

  /**
   * Logs a go once, however often it is told; a send joins its day's activity.
   * @throws {ProblemError} 404 for a route that is not there, 409 for an id that stands for something else.
   */
  log: (go: NewClimb): Promise<Logged> =>
    changes.commit(async (tx, touch) => {
      await holdClimber(tx, go.user);
      const place = await placeOf(tx, go);
      const [known] = go.id ? await tx.select().from(climbs).where(eq(climbs.id, go.id)) : [];
      if (known) return { climb: sameGo(known, go), created: false };

      const climb = await insert(tx, go, place);
      if (go.sent) touch(`routes:${place.gym_id}`);
      return { climb, created: true };
    }),

  /** @throws {ProblemError} 404 where it is not there, or is another user's. */
  remove: (userId: string, climbId: string): Promise<void> =>
    changes.commit(async (tx, touch) => {
      await holdClimber(tx, userId);
      const [removed] = await tx
        .delete(climbs)
        .where(and(eq(climbs.id, climbId), eq(climbs.user_id, userId)))
        .returning();
      if (!removed) throw new ProblemError("NOT_FOUND");
      if (removed.activity_id === null) return;

      const gym_id = await updateAfterRemovedSend(tx, removed.activity_id);
      touch(`routes:${gym_id}`);
    }),
});

export type ClimbStore = ReturnType<typeof createClimbStore>;

/** One climber's log changes in one place at a time, so that no activity is left empty or made twice. */
async function holdClimber(tx: Transaction, userId: string) {
  const [climber] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  if (!climber) throw new ProblemError("UNAUTHORIZED");
}

/** The gym, and the day there; the route cannot be deleted until the transaction ends. */
async function placeOf(tx: Transaction, { route, time }: NewClimb) {
  const [place] = await tx
    .select({
      gym_id: gyms.id,
      day: sql<string>`(${time.toISOString()}::timestamptz at time zone ${gyms.time_zone})::date::text`,
    })
    .from(routes)
    .innerJoin(sets, eq(sets.id, routes.set_id))
    .innerJoin(circuits, eq(circuits.id, sets.circuit_id))
    .innerJoin(gyms, eq(gyms.id, circuits.gym_id))
    .where(eq(routes.id, route))
    .for("key share", { of: routes });
  if (!place) throw new ProblemError("NOT_FOUND", { message: "This route is not there any more." });
  return place;
}

async function insert(tx: Transaction, go: NewClimb, place: { gym_id: string; day: string }) {
  const { id = uuidv7(), user, route, sent, time } = go;
  const activity_id = sent ? await addSendToActivity(tx, { ...place, user_id: user, time }) : null;
  const [climb] = await tx
    .insert(climbs)
    .values({ id, route_id: route, user_id: user, activity_id, sent, time })
    .onConflictDoNothing()
    .returning();
  // Another user's, and logged while this one was on its way.
  if (!climb) throw new ProblemError("CONFLICT", { message: "This id is in use." });
  return toClimb(climb);
}

type ClimbRow = typeof climbs.$inferSelect;

function sameGo(known: ClimbRow, { user, route, sent }: NewClimb): Climb {
  const same =
    known.user_id === user && known.route_id === route.toLowerCase() && known.sent === sent;
  if (!same) throw new ProblemError("CONFLICT", { message: "This id stands for another climb." });
  return toClimb(known);
}

const toClimb = (row: ClimbRow): Climb => ({
  id: row.id,
  route: row.route_id,
  user: row.user_id,
  time: row.time.toISOString(),
  sent: row.sent,
  activity: row.activity_id,
});

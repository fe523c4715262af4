import type { Route } from "@topout/shared/contract";
import { eq, sql } from "drizzle-orm";

import type { Actor } from "../../auth/actor.ts";
import type { Transaction } from "../../database/database.ts";
import { gyms, sets } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { isDayOver } from "../../queries/active-roles.ts";
import { addWithinLimit, createWallLimit } from "../../queries/limits.ts";
import { createRouteNotFoundError } from "../../queries/require-rows.ts";
import { currentSetId } from "../../queries/route-status.ts";
import { updateRoute } from "./stored-route.ts";

/** The transaction must have locked the route. */
export const stripRoute = (tx: Transaction, id: string, actor: Actor) =>
  updateRoute(tx, id, { status: "stripped", stripped_at: sql`now()`, stripped_by: actor.id });

/**
 * Puts a stripped route back on the wall. The transaction must have locked the set and the route.
 * @throws {ProblemError} LIMIT_REACHED if the gym has too many routes on the wall.
 */
export async function restoreRoute(
  tx: Transaction,
  id: string,
  {
    set_id,
    route: { gym_id, leaves_on },
  }: { readonly set_id: string; readonly route: Pick<Route, "gym_id" | "leaves_on"> },
): Promise<void> {
  const isOver = leaves_on !== null && (await isOverInGym(tx, gym_id, leaves_on));
  await addWithinLimit(tx, createWallLimit(gym_id), () =>
    updateRoute(tx, id, {
      status: "live",
      stripped_at: null,
      stripped_by: null,
      set_id,
      ...(isOver && { leaves_on: null }),
    }),
  );
}

/**
 * Returns the current set of the route's circuit. Locks it against deletion until the transaction ends.
 * @throws {ProblemError} 404 for an unknown route.
 */
export async function lockCurrentSet(tx: Transaction, routeId: string): Promise<string> {
  // A publication can give the circuit another current set, so this waits for it before it reads the set.
  await tx.execute(sql`
    select from circuits where id = (select circuit_id from routes where id = ${routeId}) for share`);
  const [set] = await tx
    .select({ id: sets.id })
    .from(sets)
    .where(
      sql`${sets.id} = (
        select ${currentSetId} from routes join circuits on circuits.id = routes.circuit_id
        where routes.id = ${routeId}
      )`,
    )
    .for("key share");
  if (!set) throw createRouteNotFoundError();
  return set.id;
}

/** @throws {ProblemError} CONFLICT for a stripped route, or a day that is over in the gym. */
export async function requireAnnounceable(
  tx: Transaction,
  { status, gym_id }: Pick<Route, "status" | "gym_id">,
  leavesOn: string,
): Promise<void> {
  if (status === "stripped") {
    throw new ProblemError("CONFLICT", { message: "This route is stripped already." });
  }
  if (await isOverInGym(tx, gym_id, leavesOn)) {
    throw new ProblemError("CONFLICT", { message: "Choose today or a later date." });
  }
}

async function isOverInGym(tx: Transaction, gymId: string, day: string): Promise<boolean> {
  const [gym] = await tx
    .select({ isOver: isDayOver(day) })
    .from(gyms)
    .where(eq(gyms.id, gymId));
  return gym?.isOver ?? false;
}

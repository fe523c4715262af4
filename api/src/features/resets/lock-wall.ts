import type { Reset, Route } from "@topout/shared/contract";
import { asc, eq, or, sql } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import { inIds } from "../../database/in-ids.ts";
import { isoTimestamp } from "../../database/iso-timestamp.ts";
import { circuits, gyms, routes, sets } from "../../database/schema.ts";
import { currentSetId } from "../../queries/route-status.ts";
import { lockClimbers } from "../routes/remove-routes.ts";

interface LockedCircuit {
  readonly id: string;
  readonly name: string;
  /** Null for a circuit without sets. */
  readonly set: { readonly id: string; readonly date: string } | null;
}

type PlannedRoute = Pick<Route, "id" | "circuit_id">;

/** What the publication of a reset changes. */
export interface LockedWall {
  /** The circuits in which routes go up or move. */
  readonly circuits: readonly LockedCircuit[];
  readonly comingDown: readonly string[];
  readonly goingUp: readonly PlannedRoute[];
  /** The routes that stay in the circuits for which the setters chose a new set. */
  readonly staying: readonly PlannedRoute[];
}

/**
 * Locks the circuits, so that they get no other set and no other routes, and then the routes. Climbs on these routes wait.
 */
export async function lockWall(
  tx: Transaction,
  reset: Reset,
  drafts: readonly PlannedRoute[],
): Promise<LockedWall> {
  const circuitIds = [...reset.new_sets, ...drafts.map(({ circuit_id }) => circuit_id)];
  const lockedCircuits = await lockCircuits(tx, circuitIds);
  const chosen = new Set(reset.new_sets);
  await lockTimeZone(tx, reset.gym_id);
  await lockClimbers(tx, reset.new);
  const rows = await lockRoutes(tx, {
    routeIds: [...reset.strip, ...reset.new],
    setIds: lockedCircuits.flatMap(({ id, set }) => (set && chosen.has(id) ? [set.id] : [])),
  });
  // A climber may have logged a hidden climb before the lock of its route.
  await lockClimbers(tx, reset.new);
  const strip = new Set(reset.strip);
  const live = rows.filter(({ status }) => status === "live");
  return {
    circuits: lockedCircuits,
    comingDown: live.filter(({ id }) => strip.has(id)).map(({ id }) => id),
    goingUp: rows.filter(({ status }) => status === "draft"),
    staying: live.filter(({ id }) => !strip.has(id)),
  };
}

/** A lock that the foreign keys of sends do not wait for. Changes of sets wait for it. */
async function lockCircuits(tx: Transaction, ids: readonly string[]): Promise<LockedCircuit[]> {
  await tx
    .select({ id: circuits.id })
    .from(circuits)
    .where(inIds(circuits.id, ids))
    .orderBy(asc(circuits.id))
    .for("no key update");
  return tx
    .select({
      id: circuits.id,
      name: circuits.name,
      set: { id: sets.id, date: isoTimestamp(sets.date) },
    })
    .from(circuits)
    .leftJoin(sets, eq(sets.id, currentSetId))
    .where(inIds(circuits.id, ids))
    .orderBy(asc(circuits.id));
}

/** The time zone determines the days of the climbs that are no longer hidden. */
const lockTimeZone = (tx: Transaction, gymId: string) =>
  tx.select({ id: gyms.id }).from(gyms).where(eq(gyms.id, gymId)).for("share");

interface Selection {
  readonly routeIds: readonly string[];
  /** Sets of which all live routes are locked. */
  readonly setIds: readonly string[];
}

const lockRoutes = (tx: Transaction, { routeIds, setIds }: Selection) =>
  tx
    .select({ id: routes.id, status: routes.status, circuit_id: routes.circuit_id })
    .from(routes)
    .where(
      or(
        inIds(routes.id, routeIds),
        sql`${inIds(routes.set_id, setIds)} and ${routes.status} = 'live'`,
      ),
    )
    .orderBy(asc(routes.id))
    .for("no key update");

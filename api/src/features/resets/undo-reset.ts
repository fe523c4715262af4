import type { Reset } from "@topout/shared/contract";
import { canUndoAt } from "@topout/shared/domain";
import { eq, sql } from "drizzle-orm";

import { recordResetChange, recordSetChange } from "../../audit/record-object-changes.ts";
import type { Actor } from "../../auth/actor.ts";
import type { Transaction } from "../../database/database.ts";
import { circuits, resetMoves, resetSets, sets } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { isDayOver } from "../../queries/active-roles.ts";
import {
  addWithinLimits,
  createDraftRouteLimit,
  createResetLimit,
  createWallLimit,
} from "../../queries/limits.ts";
import { isCircuitOfSet } from "../../queries/route-columns.ts";
import { hideClimbs } from "../climbs/hidden-climbs.ts";
import { lockRoutes } from "../routes/remove-routes.ts";
import { setColumns, toRouteSet } from "../sets/stored-set.ts";
import { readReset } from "./stored-reset.ts";
import { requireUnchanged } from "./undo-conflicts.ts";

/**
 * Makes a published reset a draft again: its new routes are drafts with hidden climbs, the stripped ones are live, and the
 * moved ones are in their former sets. The transaction must have locked the drafts of the gym and the reset.
 * @throws {ProblemError} CONFLICT if it is not published, too old or changed since. LIMIT_REACHED for too many drafts or
 * routes on the wall.
 */
export async function undoReset(tx: Transaction, reset: Reset, actor: Actor): Promise<Reset> {
  requireUndoable(reset);
  await lockSets(tx, reset.id);
  await lockRoutes(tx, await listRouteIds(tx, reset.id), { climbed: reset.new });
  await requireUnchanged(tx, reset);
  await hideClimbs(tx, reset.new);
  const limits = [createResetLimit, createDraftRouteLimit, createWallLimit];
  await addWithinLimits(
    tx,
    limits.map((createLimit) => createLimit(reset.gym_id)),
    () => reverseChanges(tx, reset, actor),
  );
  const undone = await readReset(tx, reset.id);
  await recordResetChange(tx, actor, { before: reset, after: undone });
  return undone;
}

/** @throws {ProblemError} CONFLICT if the reset is not published, or was published more than 24 hours ago. */
function requireUndoable({ status, published_at }: Reset): void {
  if (status !== "published" || published_at === null) {
    throw new ProblemError("CONFLICT", { message: "This reset is not published." });
  }
  if (!canUndoAt(published_at, new Date())) {
    throw new ProblemError("CONFLICT", {
      message: "A reset can be undone for 24 hours after its publication.",
    });
  }
}

/** Locks like a publication: circuits before sets. Prevents new sets in these circuits, and other routes in the sets. */
async function lockSets(tx: Transaction, id: string): Promise<void> {
  const setIds = sql`
    select set_id from reset_sets where reset_id = ${id}
    union select set_id from reset_moves where reset_id = ${id}`;
  await tx.execute(sql`
    select from circuits where id in (select circuit_id from sets where id in (${setIds}))
    order by id for update`);
  await tx.execute(sql`select from sets where id in (${setIds}) order by id for update`);
}

async function listRouteIds(tx: Transaction, id: string): Promise<string[]> {
  const { rows } = await tx.execute<{ route_id: string }>(sql`
    select route_id from reset_routes where reset_id = ${id}
    union select route_id from reset_strips where reset_id = ${id}
    union select route_id from reset_moves where reset_id = ${id}`);
  return rows.map(({ route_id }) => route_id);
}

async function reverseChanges(tx: Transaction, { id }: Reset, actor: Actor): Promise<void> {
  await markAsUndone(tx, id, actor);
  await withdrawNewRoutes(tx, id);
  await restoreStrippedRoutes(tx, id);
  await moveRoutesBack(tx, id);
  await removeNewSets(tx, id, actor);
}

/** A draft does not announce a day that is over. */
const markAsUndone = (tx: Transaction, id: string, actor: Actor) =>
  tx.execute(sql`
    update resets set status = 'draft', changed_by = ${actor.id}, undone_by = ${actor.id}, undone_at = clock_timestamp(),
      version = resets.version + 1,
      leaves_on = case when not ${isDayOver(sql`resets.leaves_on`)} then resets.leaves_on end
    from gyms where gyms.id = resets.gym_id and resets.id = ${id}`);

/** Keeps the names that climbers saw, for the hidden climbs. */
async function withdrawNewRoutes(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`
    update routes set status = 'draft', set_id = null, stripped_at = null, stripped_by = null,
      undone_at = resets.undone_at, version = routes.version + 1
    from reset_routes join resets on resets.id = reset_routes.reset_id
    where routes.id = reset_routes.route_id and resets.id = ${id}`);
  await tx.execute(sql`
    insert into former_route_names (route_id, until, name, grade)
    select routes.id, routes.undone_at, routes.name, routes.grade
    from reset_routes join routes on routes.id = reset_routes.route_id
    where reset_routes.reset_id = ${id}
    on conflict do nothing`);
}

const restoreStrippedRoutes = (tx: Transaction, id: string) =>
  tx.execute(sql`
    update routes set status = 'live', stripped_at = null, stripped_by = null,
      version = routes.version + 1,
      leaves_on = case when not ${isDayOver(sql`routes.leaves_on`)} then routes.leaves_on end
    from reset_strips
      join resets on resets.id = reset_strips.reset_id
      join gyms on gyms.id = resets.gym_id
    where routes.id = reset_strips.route_id and resets.id = ${id}
      and routes.stripped_at = resets.published_at`);

/** A route that was moved again since stays where it is. */
async function moveRoutesBack(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`
    update routes set set_id = reset_moves.set_id, version = routes.version + 1
    from reset_moves join reset_sets on reset_sets.reset_id = reset_moves.reset_id
    where routes.id = reset_moves.route_id and routes.set_id = reset_sets.set_id
      and reset_moves.reset_id = ${id}`);
  await tx.delete(resetMoves).where(eq(resetMoves.reset_id, id));
}

async function removeNewSets(tx: Transaction, id: string, actor: Actor): Promise<void> {
  const newSets = await tx
    .select({ ...setColumns, circuit: circuits.name })
    .from(resetSets)
    .innerJoin(sets, eq(sets.id, resetSets.set_id))
    .innerJoin(circuits, isCircuitOfSet)
    .where(eq(resetSets.reset_id, id));
  for (const set of newSets) {
    await tx.delete(sets).where(eq(sets.id, set.id));
    await recordSetChange(tx, actor, { before: toRouteSet(set) });
  }
}

import type { Reset } from "@topout/shared/contract";
import { and, asc, eq, or, sql } from "drizzle-orm";

import type { Transaction } from "../database/database.ts";
import { resetRoutes, resets, routes } from "../database/schema.ts";
import { ProblemError } from "../errors/problem-error.ts";
import { createResetNotFoundError } from "./require-rows.ts";
import { isDraftReset } from "./reset-status.ts";

type LockedReset = Pick<Reset, "id" | "gym_id" | "status">;

/**
 * Locks a reset and all drafts of its gym, at most 20, so that two of them never contain the same route. Transactions
 * lock them before circuits, sets and routes. Returns the reset.
 * @throws {ProblemError} 404 for an unknown reset.
 */
export async function lockDraftResets(tx: Transaction, id: string): Promise<LockedReset> {
  const gymId = sql`(select gym_id from resets as changed where changed.id = ${id})`;
  await tx
    .select({ id: resets.id })
    .from(resets)
    .where(and(eq(resets.gym_id, gymId), or(eq(resets.id, id), isDraftReset)))
    .orderBy(asc(resets.id))
    .for("no key update");
  const [reset] = await tx
    .select({ id: resets.id, gym_id: resets.gym_id, status: resets.status })
    .from(resets)
    .where(eq(resets.id, id));
  if (!reset) throw createResetNotFoundError();
  return reset;
}

/**
 * Locks the drafts like `lockDraftResets`, if the route is a draft. Returns its reset.
 * @throws {ProblemError} CONFLICT if the reset is published meanwhile.
 */
export async function lockResetOfDraft(
  tx: Transaction,
  routeId: string,
): Promise<LockedReset | undefined> {
  const [route] = await tx
    .select({ reset_id: resetRoutes.reset_id })
    .from(resetRoutes)
    .innerJoin(routes, eq(routes.id, resetRoutes.route_id))
    .where(and(eq(routes.id, routeId), eq(routes.status, "draft")));
  if (!route) return undefined;
  const reset = await lockDraftResets(tx, route.reset_id);
  requireDraft(reset);
  return reset;
}

/** @throws {ProblemError} CONFLICT if the reset is published. */
export function requireDraft({ status }: Pick<Reset, "status">): void {
  if (status === "draft") return;
  throw new ProblemError("CONFLICT", { message: "This reset is no longer a draft." });
}

/** Each change of a reset, or of one of its new routes, increases the version of the reset. */
export const increaseResetVersion = (tx: Transaction, id: string, userId: string) =>
  tx
    .update(resets)
    .set({ version: sql`${resets.version} + 1`, changed_by: userId })
    .where(eq(resets.id, id));

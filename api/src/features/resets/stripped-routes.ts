import type { ConflictingReset, UserRef } from "@topout/shared/contract";
import { getName } from "@topout/shared/domain";
import { and, eq, ne, sql } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import { inIds } from "../../database/in-ids.ts";
import { isoTimestamp } from "../../database/iso-timestamp.ts";
import { resets, resetStrips, routes } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { createRouteNotFoundError } from "../../queries/require-rows.ts";
import { isDraftReset } from "../../queries/reset-status.ts";
import { isPublished } from "../../queries/route-status.ts";
import { resetUser } from "./stored-reset.ts";

interface Draft {
  readonly id: string;
  readonly gym_id: string;
}

/** A reset also lists the routes that were stripped otherwise, so it can have more than the wall. */
const MAX_ROUTES = 5_000;

/**
 * Adds routes to those that the draft takes down. The transaction must have locked all drafts of the gym.
 * @throws {ProblemError} 404 for an unknown route, CONFLICT for a stripped one, LIMIT_REACHED for too many.
 */
export async function addRoutes(
  tx: Transaction,
  { id, gym_id }: Draft,
  routeIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(routeIds.map((routeId) => routeId.toLowerCase()))];
  const found = await tx
    .select({ status: routes.status })
    .from(routes)
    .where(and(inIds(routes.id, ids), eq(routes.gym_id, gym_id), isPublished));
  if (found.length < ids.length) throw createRouteNotFoundError();
  if (found.some(({ status }) => status === "stripped")) {
    throw new ProblemError("CONFLICT", { message: "This route is stripped already." });
  }
  await tx.execute(sql`
    insert into reset_strips (reset_id, route_id)
    select ${id}, unnest(${sql.param(ids)}::uuid[]) on conflict do nothing`);
  if ((await tx.$count(resetStrips, eq(resetStrips.reset_id, id))) > MAX_ROUTES) {
    throw new ProblemError("LIMIT_REACHED", {
      message: "A reset can take down at most 5,000 routes.",
    });
  }
}

export const removeRoutes = (tx: Transaction, id: string, routeIds: readonly string[]) =>
  tx
    .delete(resetStrips)
    .where(and(eq(resetStrips.reset_id, id), inIds(resetStrips.route_id, routeIds)));

/** Returns the other drafts that take down some of the routes. */
export const findConflicts = (
  tx: Transaction,
  { id, gym_id }: Draft,
  routeIds: readonly string[],
): Promise<ConflictingReset[]> =>
  tx
    .select({
      id: resets.id,
      name: resets.name,
      created_by: resetUser<UserRef>("created_by"),
      created_at: isoTimestamp(resets.created_at),
      routes: sql<string[]>`array_agg(${resetStrips.route_id} order by ${resetStrips.route_id})`,
    })
    .from(resetStrips)
    .innerJoin(resets, eq(resets.id, resetStrips.reset_id))
    .where(
      and(
        inIds(resetStrips.route_id, routeIds),
        eq(resets.gym_id, gym_id),
        ne(resets.id, id),
        isDraftReset,
      ),
    )
    .groupBy(resets.id)
    .orderBy(resets.id);

/** Names the creator of the other draft. The screens show all of them. */
export function createConflictError(conflicts: readonly ConflictingReset[]): ProblemError {
  const name = conflicts[0] && getName(conflicts[0].created_by);
  return new ProblemError("CONFLICT", {
    message: name
      ? `${name} takes these routes down in another reset.`
      : "Another reset takes these routes down.",
    resets: conflicts,
  });
}

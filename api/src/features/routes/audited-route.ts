import { eq, sql } from "drizzle-orm";

import { type AuditedRoute, recordRouteChange } from "../../audit/record-object-changes.ts";
import type { Actor } from "../../auth/actor.ts";
import type { Transaction } from "../../database/database.ts";
import { circuits, routes, sets } from "../../database/schema.ts";
import { createRouteNotFoundError } from "../../queries/require-rows.ts";
import { isCircuitOfRoute } from "../../queries/route-columns.ts";

/** Reads the fields for the audit, with the names of the circuit and the set. */
export async function readAuditedRoute(tx: Transaction, id: string): Promise<AuditedRoute> {
  const [route] = await tx
    .select({
      id: routes.id,
      gym_id: routes.gym_id,
      name: routes.name,
      grade: routes.grade,
      location: routes.location,
      style: routes.style,
      x: routes.x,
      y: routes.y,
      circuit: circuits.name,
      set: sql<string | null>`to_char(${sets.date} at time zone 'UTC', 'YYYY-MM-DD')`,
      photo: routes.image,
      status: routes.status,
      leaves_on: routes.leaves_on,
    })
    .from(routes)
    .leftJoin(sets, eq(sets.id, routes.set_id))
    .innerJoin(circuits, isCircuitOfRoute)
    .where(eq(routes.id, id));
  if (!route) throw createRouteNotFoundError();
  return route;
}

/** Runs the update, and records the fields that it has changed. */
export async function recordRouteUpdate(
  tx: Transaction,
  { id, actor }: { readonly id: string; readonly actor: Actor },
  update: () => PromiseLike<unknown>,
): Promise<void> {
  const before = await readAuditedRoute(tx, id);
  await update();
  await recordRouteChange(tx, actor, { before, after: await readAuditedRoute(tx, id) });
}

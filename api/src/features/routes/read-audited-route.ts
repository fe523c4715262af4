import { eq, sql } from "drizzle-orm";

import type { AuditedRoute } from "../../audit/record-object-changes.ts";
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
      set: sql<string>`to_char(${sets.date} at time zone 'UTC', 'YYYY-MM-DD')`,
      photo: routes.image,
    })
    .from(routes)
    .innerJoin(sets, eq(sets.id, routes.set_id))
    .innerJoin(circuits, isCircuitOfRoute)
    .where(eq(routes.id, id));
  if (!route) throw createRouteNotFoundError();
  return route;
}

import { eq, sql } from "drizzle-orm";

import { createChangeRecorder } from "../../audit/create-change-recorder.ts";
import type { Transaction } from "../../database/database.ts";
import { createRouteNotFoundError } from "../../database/require-route.ts";
import { circuits, routes, sets } from "../../database/schema.ts";

type AuditedRoute = Awaited<ReturnType<typeof readAuditedRoute>>;

export const recordRouteChange = createChangeRecorder<AuditedRoute>({
  type: "route",
  getName: ({ name }) => name,
  getFields: ({ id: _id, ...fields }) => fields,
});

/** Reads the fields for the audit, with the names of the circuit and the set. */
export async function readAuditedRoute(tx: Transaction, id: string) {
  const [route] = await tx
    .select({
      id: routes.id,
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
    .innerJoin(circuits, eq(circuits.id, sets.circuit_id))
    .where(eq(routes.id, id));
  if (!route) throw createRouteNotFoundError();
  return route;
}

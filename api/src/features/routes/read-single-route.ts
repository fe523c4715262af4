import type { SingleRoute } from "@topout/shared/contract";
import { and, eq } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { circuits, routes, users } from "../../database/schema.ts";
import { createRouteNotFoundError } from "../../queries/require-rows.ts";
import { isCircuitOfRoute } from "../../queries/route-columns.ts";
import { isPublished } from "../../queries/route-status.ts";
import { isVisibleSetter, singleRouteColumns, toSingleRoute } from "./single-route.ts";

/**
 * Reads a live or stripped route with its setter.
 * @throws {ProblemError} 404 for an unknown route.
 */
export async function readSingleRoute(
  db: DatabaseReader,
  id: string,
  viewerId: string | undefined,
): Promise<SingleRoute> {
  const [row] = await db
    .select(singleRouteColumns)
    .from(routes)
    .innerJoin(circuits, isCircuitOfRoute)
    .leftJoin(users, isVisibleSetter(viewerId))
    .where(and(eq(routes.id, id), isPublished));
  if (!row) throw createRouteNotFoundError();
  return toSingleRoute(row);
}

import type { SingleRoute } from "@topout/shared/contract";
import { eq } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { circuits, routes, users } from "../../database/schema.ts";
import { canSeeRoute, type Viewer } from "../../queries/can-see-route.ts";
import { createRouteNotFoundError } from "../../queries/require-rows.ts";
import { isCircuitOfRoute } from "../../queries/route-columns.ts";
import { isVisibleSetter, singleRouteColumns, toSingleRoute } from "./single-route.ts";

/**
 * Reads a route with its setter.
 * @throws {ProblemError} 404 for an unknown route, or a draft that the viewer may not see.
 */
export async function readSingleRoute(
  db: DatabaseReader,
  id: string,
  viewer: Viewer | undefined,
): Promise<SingleRoute> {
  const [row] = await db
    .select(singleRouteColumns)
    .from(routes)
    .innerJoin(circuits, isCircuitOfRoute)
    .leftJoin(users, isVisibleSetter(viewer?.id))
    .where(eq(routes.id, id));
  if (!row || !canSeeRoute(row.route, viewer)) throw createRouteNotFoundError();
  return toSingleRoute(row);
}

import type { SingleRoute } from "@topout/shared/contract";
import { and, eq } from "drizzle-orm";

import { hasProfilePhoto } from "../../auth/user-queries.ts";
import type { DatabaseReader } from "../../database/database.ts";
import { circuits, routes, users } from "../../database/schema.ts";
import { createRouteNotFoundError } from "../../queries/require-rows.ts";
import { isCircuitOfRoute, routeColumns } from "../../queries/route-columns.ts";
import { isPublished } from "../../queries/route-status.ts";
import { canSeeProfile } from "../../queries/visibility.ts";

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
    .select({
      route: routeColumns(),
      setter: { id: users.id, username: users.username },
      has_profile_photo: hasProfilePhoto,
    })
    .from(routes)
    .innerJoin(circuits, isCircuitOfRoute)
    .leftJoin(users, and(eq(users.id, routes.setter_id), canSeeProfile(viewerId)))
    .where(and(eq(routes.id, id), isPublished));
  if (!row) throw createRouteNotFoundError();
  const { route, setter, has_profile_photo } = row;
  return { ...route, setter: setter && { ...setter, has_profile_photo } };
}

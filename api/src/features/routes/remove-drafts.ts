import { and, ne } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import { inIds } from "../../database/in-ids.ts";
import { hiddenClimbs, routes } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { lockRoutes, removeRoutes } from "./remove-routes.ts";

/**
 * Removes drafts. The transaction must have locked their reset.
 * @throws {ProblemError} CONFLICT if a route was published before and has climbs.
 */
export async function removeDrafts(tx: Transaction, ids: readonly string[]): Promise<void> {
  await lockRoutes(tx, ids);
  const isPublished = and(inIds(routes.id, ids), ne(routes.status, "draft"));
  const climbCount = await tx.$count(hiddenClimbs, inIds(hiddenClimbs.route_id, ids));
  if (climbCount > 0 || (await tx.$count(routes, isPublished)) > 0) {
    throw new ProblemError("CONFLICT", {
      message: "Climbers have logged new routes of this reset. Publish it, so that they stay.",
    });
  }
  await removeRoutes(tx, ids);
}

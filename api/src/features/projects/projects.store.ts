import { and, desc, eq } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { requireRoute, createRouteNotFoundError } from "../../database/require-route.ts";
import { projects } from "../../database/schema.ts";
import { getViolatedConstraint } from "../../database/errors.ts";

export const createProjectStore = (db: Database) => ({
  /** Returns route ids, newest project first. */
  listByUser: async (userId: string): Promise<string[]> => {
    const rows = await db
      .select({ route_id: projects.route_id })
      .from(projects)
      .where(eq(projects.user_id, userId))
      .orderBy(desc(projects.created_at), desc(projects.route_id));
    return rows.map((row) => row.route_id);
  },

  add: async (user_id: string, route_id: string): Promise<void> => {
    await db
      .insert(projects)
      .values({ user_id, route_id })
      .onConflictDoNothing()
      .catch((error: unknown) => {
        throw getViolatedConstraint(error) ? createRouteNotFoundError() : error;
      });
  },

  remove: async (userId: string, routeId: string): Promise<void> => {
    await db
      .delete(projects)
      .where(and(eq(projects.user_id, userId), eq(projects.route_id, routeId)));
    await requireRoute(db, routeId);
  },
});

export type ProjectStore = ReturnType<typeof createProjectStore>;

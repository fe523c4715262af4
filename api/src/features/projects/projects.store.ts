import { and, desc, eq } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { projects, routes } from "../../database/schema.ts";
import { getViolatedConstraint } from "../../database/errors.ts";
import { ProblemError } from "../../errors/problem-error.ts";

export const createProjectStore = (db: Database) => ({
  /** Route ids, the newest project first. */
  mine: async (userId: string): Promise<string[]> => {
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
        throw getViolatedConstraint(error) ? noSuchRoute() : error;
      });
  },

  remove: async (userId: string, routeId: string): Promise<void> => {
    await db
      .delete(projects)
      .where(and(eq(projects.user_id, userId), eq(projects.route_id, routeId)));
    const [route] = await db.select({ id: routes.id }).from(routes).where(eq(routes.id, routeId));
    if (!route) throw noSuchRoute();
  },
});

export type ProjectStore = ReturnType<typeof createProjectStore>;

const noSuchRoute = () =>
  new ProblemError("NOT_FOUND", { message: "This route is not there any more." });

import { and, desc, eq } from "drizzle-orm";

import type { Actor } from "../../auth/actor.ts";
import type { DatabaseReader } from "../../database/database.ts";
import { requireRoute, createRouteNotFoundError } from "../../queries/require-rows.ts";
import { projects } from "../../database/schema.ts";
import { getViolatedConstraint } from "../../database/errors.ts";
import type { Changes } from "../../auth/changes.ts";

export const createProjectStore = (db: DatabaseReader, changes: Changes) => ({
  /** Returns route ids, newest project first. */
  listByUser: async (userId: string): Promise<string[]> => {
    const rows = await db
      .select({ route_id: projects.route_id })
      .from(projects)
      .where(eq(projects.user_id, userId))
      .orderBy(desc(projects.created_at), desc(projects.route_id));
    return rows.map((row) => row.route_id);
  },

  add: (actor: Actor, route_id: string): Promise<void> =>
    changes
      .runTransaction({ actor }, async (tx) => {
        await tx.insert(projects).values({ user_id: actor.id, route_id }).onConflictDoNothing();
      })
      .catch((error: unknown) => {
        throw getViolatedConstraint(error) ? createRouteNotFoundError() : error;
      }),

  remove: (actor: Actor, routeId: string): Promise<void> =>
    changes.runTransaction({ actor }, async (tx) => {
      await tx
        .delete(projects)
        .where(and(eq(projects.user_id, actor.id), eq(projects.route_id, routeId)));
      await requireRoute(tx, routeId);
    }),
});

export type ProjectStore = ReturnType<typeof createProjectStore>;

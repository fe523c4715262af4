import { and, desc, eq, sql } from "drizzle-orm";

import type { Actor } from "../../auth/actor.ts";
import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { requireLoggable, type RouteState } from "../../queries/require-loggable.ts";
import { requireRoute, createRouteNotFoundError } from "../../queries/require-rows.ts";
import { isPublished } from "../../queries/route-status.ts";
import { isoTimestamp } from "../../database/iso-timestamp.ts";
import { projects, routes } from "../../database/schema.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { getViolatedConstraint } from "../../database/errors.ts";
import type { Changes } from "../../auth/changes.ts";

export const createProjectStore = (db: DatabaseReader, changes: Changes) => ({
  /** Returns route ids, newest project first. A route that is a draft again is hidden until the next publication. */
  listByUser: async (userId: string): Promise<string[]> => {
    const rows = await db
      .select({ route_id: projects.route_id })
      .from(projects)
      .innerJoin(routes, eq(routes.id, projects.route_id))
      .where(and(eq(projects.user_id, userId), isPublished))
      .orderBy(desc(projects.created_at), desc(projects.route_id));
    return rows.map((row) => row.route_id);
  },

  /** @throws {ProblemError} 404 for an unknown route, ROUTE_STRIPPED if it was stripped long ago, LIMIT_REACHED if the user has too many projects. */
  add: (actor: Actor, route_id: string): Promise<void> =>
    changes
      .runTransaction({ actor, lock: "no key update" }, (tx) =>
        insertProject(tx, { user_id: actor.id, route_id }),
      )
      .catch((error: unknown) => {
        throw getViolatedConstraint(error) ? createRouteNotFoundError() : error;
      }),

  remove: (actor: Actor, routeId: string): Promise<void> =>
    changes.runTransaction({ actor }, async (tx) => {
      const { rowCount } = await tx
        .delete(projects)
        .where(and(eq(projects.user_id, actor.id), eq(projects.route_id, routeId)));
      if (rowCount === 0) await requireRoute(tx, routeId);
    }),
});

const MAX_PROJECTS = 1_000;

/** Inserts the project and reads what the checks need with one statement. An error rolls it back. The transaction must have locked the user. */
async function insertProject(
  tx: Transaction,
  { user_id, route_id }: { readonly user_id: string; readonly route_id: string },
): Promise<void> {
  const { rows } = await tx.execute<RouteState & { is_project: boolean; has_room: boolean }>(sql`
    with own as (
      select count(*) < ${MAX_PROJECTS} as has_room, coalesce(bool_or(route_id = ${route_id}::uuid), false) as is_project
      from ${projects} where user_id = ${user_id}
    ), added as (
      insert into ${projects} (user_id, route_id)
      select ${user_id}::uuid, ${route_id}::uuid from own where has_room or is_project
      on conflict do nothing
    )
    select is_project, has_room, routes.name, status, ${isoTimestamp(sql`stripped_at`)} as stripped_at, time_zone
    from own cross join routes join gyms on gyms.id = routes.gym_id where routes.id = ${route_id}`);
  const [row] = rows;
  if (!row) throw createRouteNotFoundError();
  if (row.is_project) return;
  if (row.status === "draft") throw createRouteNotFoundError();
  requireLoggable(row, new Date());
  if (!row.has_room) {
    throw new ProblemError("LIMIT_REACHED", { message: "You can have at most 1,000 projects." });
  }
}

export type ProjectStore = ReturnType<typeof createProjectStore>;

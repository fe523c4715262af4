import type { SentBy } from "@topout/shared/contract";
import { and, asc, desc, eq, sql } from "drizzle-orm";

import { hasVisibleProfilePhoto } from "../../auth/user-queries.ts";
import type { DatabaseReader } from "../../database/database.ts";
import { activities, activityRoutes, routes, users } from "../../database/schema.ts";
import { createRouteNotFoundError } from "../../queries/require-rows.ts";
import { isPublished } from "../../queries/route-status.ts";
import { isPublicSender } from "../../queries/visibility.ts";

const MAX_SENDERS = 100;

/**
 * Returns the number of senders, and the latest senders who are visible to all users, except blocked ones.
 * @throws {ProblemError} 404 for an unknown route.
 */
export async function readSenders(
  db: DatabaseReader,
  routeId: string,
  viewerId: string | undefined,
): Promise<SentBy> {
  const [route] = await db
    .select({
      num_users: sql<number>`(
        select count(distinct ${activities.user_id})::int
        from ${activityRoutes} join ${activities} on ${activities.id} = ${activityRoutes.activity_id}
        where ${activityRoutes.route_id} = ${routeId}
      )`,
    })
    .from(routes)
    .where(and(eq(routes.id, routeId), isPublished));
  if (!route) throw createRouteNotFoundError();
  return { users: await listLatestSenders(db, routeId, viewerId), num_users: route.num_users };
}

function listLatestSenders(db: DatabaseReader, routeId: string, viewerId: string | undefined) {
  const latestSends = db
    .select({ user_id: activities.user_id, time: sql`max(${activityRoutes.time})`.as("time") })
    .from(activityRoutes)
    .innerJoin(activities, eq(activities.id, activityRoutes.activity_id))
    .where(eq(activityRoutes.route_id, routeId))
    .groupBy(activities.user_id)
    .as("latest_sends");
  return db
    .select({
      id: users.id,
      username: users.username,
      display_name: users.display_name,
      has_profile_photo: hasVisibleProfilePhoto,
    })
    .from(latestSends)
    .innerJoin(users, eq(users.id, latestSends.user_id))
    .where(isPublicSender(viewerId))
    .orderBy(desc(latestSends.time), asc(users.id))
    .limit(MAX_SENDERS);
}

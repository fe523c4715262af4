import type { Dependents, Route, SentBy } from "@topout/shared/contract";
import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";

import { hasProfilePhoto } from "../../auth/user-queries.ts";
import type { DatabaseReader } from "../../database/database.ts";
import { routeColumns } from "../../database/route-columns.ts";
import { createRouteNotFoundError } from "../../database/require-route.ts";
import {
  activities,
  activityRoutes,
  circuits,
  climbs,
  routes,
  sets,
  users,
} from "../../database/schema.ts";
import { isSenderPublic } from "../../database/visibility.ts";
import { countDependents } from "./count-dependents.ts";

const MAX_SENDERS = 100;
/**
 * A list for all gyms contains only the newest routes. One gym has hundreds of routes, but all gyms can have tens of
 * thousands.
 */
const MAX_ROUTES_OF_ALL_GYMS = 5_000;

export interface RouteFilter {
  readonly gym_id?: string | undefined;
  readonly set_id?: string | undefined;
  readonly current?: boolean | undefined;
}

export const createRouteStore = (db: DatabaseReader) => ({
  /** Lists routes by creation time. With `userId`, each route includes that user's sends and attempts. */
  list: (filter: RouteFilter, userId?: string): Promise<Route[]> =>
    userId === undefined ? listRoutes(db, filter) : listRoutesWithCounts(db, filter, userId),

  /** Returns the number of senders, and the latest senders who are visible to all users. */
  getSentBy: async (routeId: string): Promise<SentBy> => {
    const [route] = await db
      .select({
        num_users: sql<number>`(
          select count(distinct ${activities.user_id})::int
          from ${activityRoutes} join ${activities} on ${activities.id} = ${activityRoutes.activity_id}
          where ${activityRoutes.route_id} = ${routeId}
        )`,
      })
      .from(routes)
      .where(eq(routes.id, routeId));
    if (!route) throw createRouteNotFoundError();

    const senders = await listLatestSenders(db, routeId);
    return { users: senders, num_users: route.num_users };
  },

  /** @throws {ProblemError} 404 for an unknown route. */
  countDependents: async (id: string): Promise<Dependents> => {
    const counts = await countDependents(db, eq(routes.id, id));
    if (counts.routes === 0) throw createRouteNotFoundError();
    return counts;
  },
});

export type RouteStore = ReturnType<typeof createRouteStore>;

function listLatestSenders(db: DatabaseReader, routeId: string) {
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
      has_profile_photo: hasProfilePhoto,
    })
    .from(latestSends)
    .innerJoin(users, eq(users.id, latestSends.user_id))
    .where(isSenderPublic)
    .orderBy(desc(latestSends.time), asc(users.id))
    .limit(MAX_SENDERS);
}

async function listRoutes(db: DatabaseReader, filter: RouteFilter): Promise<Route[]> {
  const query = db
    .select(routeColumns())
    .from(routes)
    .innerJoin(sets, eq(sets.id, routes.set_id))
    .innerJoin(circuits, eq(circuits.id, sets.circuit_id))
    .where(toWhere(filter));
  if (isLimitedToGymOrSet(filter)) return query.orderBy(asc(routes.id));
  return (await query.orderBy(desc(routes.id)).limit(MAX_ROUTES_OF_ALL_GYMS)).toReversed();
}

const isLimitedToGymOrSet = ({ gym_id, set_id }: RouteFilter): boolean =>
  gym_id !== undefined || set_id !== undefined;

async function listRoutesWithCounts(
  db: DatabaseReader,
  filter: RouteFilter,
  userId: string,
): Promise<Route[]> {
  const counts = db
    .select({
      route_id: climbs.route_id,
      sends: sql<number>`count(*) filter (where ${climbs.sent})::int`.as("sends"),
      total: count().as("total"),
    })
    .from(climbs)
    .where(eq(climbs.user_id, userId))
    .groupBy(climbs.route_id)
    .as("counts");
  const ownCounts = {
    sends: sql<number>`coalesce(${counts.sends}, 0)`,
    attempts: sql<number>`coalesce(${counts.total} - ${counts.sends}, 0)::int`,
  };
  const query = db
    .select(routeColumns(ownCounts))
    .from(routes)
    .innerJoin(sets, eq(sets.id, routes.set_id))
    .innerJoin(circuits, eq(circuits.id, sets.circuit_id))
    .leftJoin(counts, eq(counts.route_id, routes.id))
    .where(toWhere(filter));
  if (isLimitedToGymOrSet(filter)) return query.orderBy(asc(routes.id));
  return (await query.orderBy(desc(routes.id)).limit(MAX_ROUTES_OF_ALL_GYMS)).toReversed();
}

const toWhere = ({ gym_id, set_id, current }: RouteFilter): SQL | undefined =>
  and(
    gym_id === undefined ? undefined : eq(circuits.gym_id, gym_id),
    set_id === undefined ? undefined : eq(sets.id, set_id),
    current ? isCurrentSet : undefined,
  );

/** The current set has the latest date, then the latest id. `getCurrentSets` in shared/domain has the same rule. */
const isCurrentSet = sql`${sets.id} = (
  select newest.id from sets as newest where newest.circuit_id = ${circuits.id}
  order by newest.date desc, newest.id desc limit 1
)`;

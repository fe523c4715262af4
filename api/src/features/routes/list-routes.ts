import type { Route } from "@topout/shared/contract";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { inIds } from "../../database/in-ids.ts";
import { circuits, climbs, routes } from "../../database/schema.ts";
import { isCircuitOfRoute, routeColumns } from "../../queries/route-columns.ts";
import { isDraftReset } from "../../queries/reset-status.ts";
import { isDraft, isLive, isOnTheWall, isPublished } from "../../queries/route-status.ts";

/**
 * A list for all gyms has only the newest routes. One gym has hundreds of routes, but all gyms can have tens of
 * thousands.
 */
const MAX_ROUTES_OF_ALL_GYMS = 5_000;

/** Only these newest live routes of all gyms are considered, so that a filter never visits all routes. */
const MAX_VISITED_ROUTES_OF_ALL_GYMS = 10_000;

export interface RouteFilter {
  readonly gym_id?: string | undefined;
  readonly set_id?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly current?: boolean | undefined;
  /** Only the drafts of `gym_id`. */
  readonly drafts?: boolean | undefined;
}

/** Lists live routes by creation time. With ids, also stripped ones. With `drafts`, only those. */
export async function listRoutes(db: DatabaseReader, filter: RouteFilter): Promise<Route[]> {
  if (isOfAllGyms(filter)) return listRoutesOfAllGyms(db, filter);
  return db
    .select(routeColumns())
    .from(routes)
    .innerJoin(circuits, filter.current ? isOnTheWall : isCircuitOfRoute)
    .where(toWhere(filter))
    .orderBy(asc(routes.id));
}

async function listRoutesOfAllGyms(db: DatabaseReader, { current }: RouteFilter): Promise<Route[]> {
  // Has the name of the table, so that the columns and conditions of routes apply to it.
  const newest = db
    .select()
    .from(routes)
    .where(isLive)
    .orderBy(desc(routes.id))
    .limit(MAX_VISITED_ROUTES_OF_ALL_GYMS)
    .as("routes");
  const list = await db
    .select(routeColumns())
    .from(newest)
    .innerJoin(circuits, isCircuitOfRoute)
    .where(current ? isOnTheWall : undefined)
    .orderBy(desc(newest.id))
    .limit(MAX_ROUTES_OF_ALL_GYMS);
  return list.toReversed();
}

const isOfAllGyms = ({ gym_id, set_id, ids }: RouteFilter): boolean =>
  gym_id === undefined && set_id === undefined && ids === undefined;

/** Lists routes of a gym, a set or some ids. Each route includes the sends and attempts of the user. */
export function listRoutesWithCounts(
  db: DatabaseReader,
  filter: RouteFilter,
  userId: string,
): Promise<Route[]> {
  // Of each listed route, because the user may have climbs in many gyms.
  const counts = db
    .select({
      sends: sql<number>`count(*) filter (where ${climbs.sent})::int`.as("sends"),
      attempts: sql<number>`count(*) filter (where not ${climbs.sent})::int`.as("attempts"),
    })
    .from(climbs)
    .where(and(eq(climbs.user_id, userId), eq(climbs.route_id, routes.id)))
    .as("counts");
  return db
    .select(
      routeColumns({
        sends: sql<number>`${counts.sends}`,
        attempts: sql<number>`${counts.attempts}`,
      }),
    )
    .from(routes)
    .innerJoin(circuits, filter.current ? isOnTheWall : isCircuitOfRoute)
    .crossJoinLateral(counts)
    .where(toWhere(filter))
    .orderBy(asc(routes.id));
}

/** Filters the circuits by the gym, not the routes, so that PostgreSQL reads only the circuits of the gym. */
const toWhere = ({ gym_id, set_id, ids, drafts }: RouteFilter): SQL | undefined =>
  and(
    gym_id === undefined ? undefined : eq(circuits.gym_id, gym_id),
    set_id === undefined ? undefined : eq(routes.set_id, set_id),
    ids && inIds(routes.id, ids),
    drafts ? isInDraftReset : ids ? isPublished : isLive,
  );

/** Starts at the few drafts of resets, because a gym has many more routes. */
const isInDraftReset = sql`${isDraft} and ${routes.id} in (
  select reset_routes.route_id from resets join reset_routes on reset_routes.reset_id = resets.id
  where resets.gym_id = ${circuits.gym_id} and ${isDraftReset}
)`;

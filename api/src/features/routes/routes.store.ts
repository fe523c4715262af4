import type { Route, SentBy } from "@topout/shared/contract";
import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { routeColumns } from "../../database/route-columns.ts";
import { circuits, climbs, routes, sets, users } from "../../database/schema.ts";
import { namesSender } from "../../database/visibility.ts";
import { ProblemError } from "../../errors/problem-error.ts";

const MOST_NAMED = 100;

export interface RouteSelection {
  readonly gym_id?: string | undefined;
  readonly set_id?: string | undefined;
  readonly current?: boolean | undefined;
}

export const createRouteStore = (db: Database) => ({
  /** In the order in which they were put up; with the tally of `caller`, where one is given. */
  list: (selection: RouteSelection, caller?: string): Promise<Route[]> =>
    caller === undefined ? listPlain(db, selection) : listFor(db, selection, caller),

  sentBy: async (routeId: string): Promise<SentBy> => {
    const sent = and(eq(climbs.route_id, routeId), climbs.sent);
    const [route] = await db
      .select({
        num_users: sql<number>`(
          select count(distinct ${climbs.user_id})::int from ${climbs} where ${sent}
        )`,
      })
      .from(routes)
      .where(eq(routes.id, routeId));
    if (!route) throw new ProblemError("NOT_FOUND");

    const latest = db
      .select({ user_id: climbs.user_id, time: sql`max(${climbs.time})`.as("time") })
      .from(climbs)
      .where(sent)
      .groupBy(climbs.user_id)
      .as("latest");
    const named = await db
      .select({
        id: users.id,
        username: users.username,
        has_profile_photo: sql<boolean>`${users.profile_photo} is not null`,
      })
      .from(latest)
      .innerJoin(users, eq(users.id, latest.user_id))
      .where(namesSender)
      .orderBy(desc(latest.time), asc(users.id))
      .limit(MOST_NAMED);
    return { users: named, num_users: route.num_users };
  },
});

export type RouteStore = ReturnType<typeof createRouteStore>;

const listPlain = (db: Database, selection: RouteSelection) =>
  db
    .select(routeColumns())
    .from(routes)
    .innerJoin(sets, eq(sets.id, routes.set_id))
    .innerJoin(circuits, eq(circuits.id, sets.circuit_id))
    .where(selected(selection))
    .orderBy(asc(routes.id));

function listFor(db: Database, selection: RouteSelection, caller: string) {
  const own = db
    .select({
      route_id: climbs.route_id,
      sends: sql<number>`count(*) filter (where ${climbs.sent})::int`.as("sends"),
      all: count().as("all"),
    })
    .from(climbs)
    .where(eq(climbs.user_id, caller))
    .groupBy(climbs.route_id)
    .as("own");
  const tally = {
    sends: sql<number>`coalesce(${own.sends}, 0)`,
    attempts: sql<number>`coalesce(${own.all} - ${own.sends}, 0)::int`,
  };
  return db
    .select(routeColumns(tally))
    .from(routes)
    .innerJoin(sets, eq(sets.id, routes.set_id))
    .innerJoin(circuits, eq(circuits.id, sets.circuit_id))
    .leftJoin(own, eq(own.route_id, routes.id))
    .where(selected(selection))
    .orderBy(asc(routes.id));
}

const selected = ({ gym_id, set_id, current }: RouteSelection): SQL | undefined =>
  and(
    gym_id === undefined ? undefined : eq(circuits.gym_id, gym_id),
    set_id === undefined ? undefined : eq(sets.id, set_id),
    current ? isCurrentSet : undefined,
  );

/** The same rule as `currentSets` in shared/domain: the latest date, of two the set made later. */
const isCurrentSet = sql`${sets.id} = (
  select newest.id from sets as newest where newest.circuit_id = ${circuits.id}
  order by newest.date desc, newest.id desc limit 1
)`;

import type { RouteSends } from "@topout/shared/domain";
import { and, eq, inArray, sql } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { activities, circuits, climbs, gyms, routes } from "../../database/schema.ts";
import { isCircuitOfRoute } from "../../queries/route-columns.ts";
import { gymTimeZone } from "../../queries/time-zone.ts";

/** Includes the 12 months of the stats in every time zone. Older sends are counted without their month. */
const COUNTED_MONTHS = sql`interval '13 months'`;

/** Counts a user's sends by month and by what the stats show of a route, so that the server does not load each climb. */
export function countSends(
  db: DatabaseReader,
  userId: string,
  gymId: string | undefined,
): Promise<RouteSends[]> {
  const localTime = sql`${climbs.time} at time zone ${gymTimeZone}`;
  const month = sql`case when ${climbs.time} > now() - ${COUNTED_MONTHS} then date_trunc('month', ${localTime}) end`;
  return db
    .select({
      month: sql<string | null>`to_char(${month}, 'YYYY-MM')`,
      sends: sql<number>`count(*)::int`,
      location: routes.location,
      style: routes.style,
      circuit: { id: circuits.id, name: circuits.name, color: circuits.color },
      gym: { id: gyms.id, name: gyms.name, time_zone: gyms.time_zone },
    })
    .from(climbs)
    .innerJoin(routes, eq(routes.id, climbs.route_id))
    .innerJoin(circuits, isCircuitOfRoute)
    .innerJoin(gyms, eq(gyms.id, climbs.gym_id))
    .where(
      gymId === undefined
        ? and(eq(climbs.user_id, userId), climbs.sent)
        : inArray(climbs.activity_id, selectActivityIds(db, userId, gymId)),
    )
    .groupBy(circuits.id, gyms.id, routes.location, routes.style, month);
}

/** Only sends have an activity. So PostgreSQL reads only the sends in the gym, of a user with climbs in many. */
const selectActivityIds = (db: DatabaseReader, userId: string, gymId: string) =>
  db
    .select({ id: activities.id })
    .from(activities)
    .where(and(eq(activities.user_id, userId), eq(activities.gym_id, gymId)));

import type { CountedSends } from "@topout/shared/domain";
import { countTries, type TryCounts } from "@topout/shared/domain/tries";
import { and, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { DatabaseReader } from "../../database/database.ts";
import { activities, circuits, climbs, gyms, routes } from "../../database/schema.ts";
import { isCircuitOfRoute } from "../../queries/route-columns.ts";
import { gymTimeZone } from "../../queries/time-zone.ts";
import { selectFirstSends, tryCounts } from "../../queries/tries.ts";

/** Includes the 12 months of the stats in every time zone. Older sends are counted without their month. */
const COUNTED_MONTHS = sql`interval '13 months'`;

const localTime = sql`${climbs.time} at time zone ${gymTimeZone}`;
const month = sql`case when ${climbs.time} > now() - ${COUNTED_MONTHS} then date_trunc('month', ${localTime}) end`;

/**
 * Counts a user's sends by month and by what the stats show of a route, so that the server does not load each climb. One
 * statement, so that all counts are those of the same climbs.
 */
export async function countSends(
  db: DatabaseReader,
  userId: string,
  gymId: string | undefined,
): Promise<CountedSends> {
  const rows = await db
    .select({
      sends: {
        month: sql<string | null>`to_char(${month}, 'YYYY-MM')`,
        sends: sql<number>`count(*)::int`,
        location: routes.location,
        style: routes.style,
      },
      circuit: { id: circuits.id, name: circuits.name, color: circuits.color },
      gym: { id: gyms.id, name: gyms.name, time_zone: gyms.time_zone },
      // Not a join. PostgreSQL overestimates the climbs that this query reads. It ignores differences of 1% of the total
      // cost, so it would choose joins that read many gyms and circuits.
      tries: sql<TryCounts>`(select row_to_json(try_counts) from ${selectTryCounts(db, userId, gymId)})`,
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
  return {
    sends: rows.map(({ sends, circuit, gym }) => ({ ...sends, circuit, gym })),
    tries: rows[0]?.tries ?? countTries([]),
  };
}

const selectTryCounts = (db: DatabaseReader, userId: string, gymId: string | undefined) =>
  db
    .select(tryCounts)
    .from(
      selectFirstSends(
        db,
        and(
          eq(climbs.user_id, userId),
          gymId === undefined
            ? undefined
            : inArray(climbs.route_id, selectSentRouteIds(db, userId, gymId)),
        ),
      ),
    )
    .as("try_counts");

const sends = alias(climbs, "sends");

const selectSentRouteIds = (db: DatabaseReader, userId: string, gymId: string) =>
  db
    .select({ route_id: sends.route_id })
    .from(sends)
    .where(inArray(sends.activity_id, selectActivityIds(db, userId, gymId)));

/** Only sends have an activity. So PostgreSQL reads only the sends in the gym, of a user with climbs in many. */
const selectActivityIds = (db: DatabaseReader, userId: string, gymId: string) =>
  db
    .select({ id: activities.id })
    .from(activities)
    .where(and(eq(activities.user_id, userId), eq(activities.gym_id, gymId)));

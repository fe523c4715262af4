import type { TryCounts } from "@topout/shared/domain/tries";
import { and, eq, gte, type SQL, sql } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { inIds } from "../../database/in-ids.ts";
import { isoTimestamp } from "../../database/iso-timestamp.ts";
import { climbs } from "../../database/schema.ts";
import { selectFirstSends, tryCounts } from "../../queries/tries.ts";

/*
 * One query for each figure. Each of them reads the index of the tries alone, once.
 */

/** What all climbs of a route say. */
export interface Touches {
  /** The sends since the day of the query. */
  readonly sends: number;
  /** Who logged a climb since then. */
  readonly climbers: number;
  readonly allClimbers: number;
  readonly allSenders: number;
  /** Null before the first send. */
  readonly firstSentAt: string | null;
  /** Null without a climb. */
  readonly lastTouched: string | null;
}

/** The ids of the routes as a table. Joined with a lateral query, PostgreSQL reads the climbs of one route at a time. */
const wallRoutes = (routeIds: readonly string[]): SQL =>
  sql`unnest(${sql.param(routeIds)}::uuid[]) as wall_routes (id)`;
const routeId = sql<string>`wall_routes.id`;
const isOfRoute = eq(climbs.route_id, routeId);

/** Routes without a climb are missing. */
export async function readTouches(
  db: DatabaseReader,
  routeIds: readonly string[],
  since: Date,
): Promise<Map<string, Touches>> {
  const climbers = selectClimbers(db, since);
  const touches = db
    .select({
      sends: sql<number>`sum(${climbers.sends})::int`.as("route_sends"),
      climbers: sql<number>`(count(*) filter (where ${climbers.is_recent}))::int`.as("climbers"),
      allClimbers: sql<number>`count(*)::int`.as("all_climbers"),
      allSenders: sql<number>`count(${climbers.first_sent_at})::int`.as("all_senders"),
      firstSentAt: sql<string | null>`${isoTimestamp(sql`min(${climbers.first_sent_at})`)}`.as(
        "route_first_sent_at",
      ),
      lastTouched: isoTimestamp(sql`max(${climbers.last_touched})`).as("route_last_touched"),
    })
    .from(climbers)
    .having(sql`count(*) > 0`)
    .as("touches");
  const rows = await db
    .select({
      routeId,
      touches: {
        sends: touches.sends,
        climbers: touches.climbers,
        allClimbers: touches.allClimbers,
        allSenders: touches.allSenders,
        firstSentAt: touches.firstSentAt,
        lastTouched: touches.lastTouched,
      },
    })
    .from(wallRoutes(routeIds))
    .crossJoinLateral(touches);
  return new Map(rows.map((row) => [row.routeId, row.touches]));
}

/** The climbers of one route. */
function selectClimbers(db: DatabaseReader, since: Date) {
  const isRecent = gte(climbs.time, since);
  return db
    .select({
      sends: sql<number>`count(*) filter (where ${climbs.sent} and ${isRecent})`.as("sends"),
      first_sent_at: sql`min(${climbs.time}) filter (where ${climbs.sent})`.as("first_sent_at"),
      is_recent: sql`bool_or(${isRecent})`.as("is_recent"),
      last_touched: sql`max(${climbs.time})`.as("last_touched"),
    })
    .from(climbs)
    .where(isOfRoute)
    .groupBy(climbs.user_id)
    .as("climbers");
}

/** Counts the first sends since the day of the query. Routes without one are missing. */
export async function countTriesByRoute(
  db: DatabaseReader,
  routeIds: readonly string[],
  since: Date,
): Promise<Map<string, TryCounts>> {
  const firstSends = selectFirstSends(db, isOfRoute);
  const counts = db
    .select(tryCounts)
    .from(firstSends)
    .where(sql`${firstSends.time} >= ${since}`)
    .having(sql`count(*) > 0`)
    .as("counts");
  const rows = await db
    .select({
      routeId,
      counts: {
        first_sends: counts.first_sends,
        flashes: counts.flashes,
        tries: counts.tries,
      },
    })
    .from(wallRoutes(routeIds))
    .crossJoinLateral(counts);
  return new Map(rows.map((row) => [row.routeId, row.counts]));
}

/** Counts who logged a climb since the day of the query. */
export async function countClimbers(
  db: DatabaseReader,
  routeIds: readonly string[],
  since: Date,
): Promise<number> {
  const climbers = db
    .select({ user_id: climbs.user_id })
    .from(climbs)
    .where(and(inIds(climbs.route_id, routeIds), gte(climbs.time, since)))
    .groupBy(climbs.user_id)
    .as("climbers");
  return db.$count(climbers);
}

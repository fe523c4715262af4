import { type Climb, MAX_LISTED_CLIMBS } from "@topout/shared/contract";
import { and, desc, eq, gte, lt, sql } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { isoTimestamp } from "../../database/iso-timestamp.ts";
import { climbs, routes } from "../../database/schema.ts";
import { JsonText } from "../../database/json-text.ts";
import { acceptedGrade, acceptedName, formerName } from "../../queries/accepted-name.ts";
import { isFlash } from "../../queries/tries.ts";

export interface ClimbRange {
  /** Inclusive. */
  readonly since?: Date | undefined;
  /** Exclusive. */
  readonly before?: Date | undefined;
  readonly limit?: number | undefined;
}

/** Lists climbs, newest first. PostgreSQL creates the JSON, because serialising thousands of rows blocks Node. */
export async function listClimbs(
  db: DatabaseReader,
  userId: string,
  { since, before, limit = MAX_LISTED_CLIMBS }: ClimbRange,
): Promise<JsonText<Climb[]>> {
  const climbRows = db
    .select({
      id: climbs.id,
      route: sql`${climbs.route_id}`.as("route"),
      user: sql`${climbs.user_id}`.as("user"),
      time: isoTimestamp(climbs.time).as("time"),
      sent: climbs.sent,
      activity: sql`${climbs.activity_id}`.as("activity"),
      flash: isFlash({ table: "climbs" }).as("flash"),
      route_name: acceptedName.as("route_name"),
      grade: acceptedGrade.as("grade"),
    })
    .from(climbs)
    .innerJoin(routes, eq(routes.id, climbs.route_id))
    .leftJoinLateral(formerName, sql`true`)
    .where(
      and(
        eq(climbs.user_id, userId),
        since && gte(climbs.time, since),
        before && lt(climbs.time, before),
      ),
    )
    .orderBy(desc(climbs.time), desc(climbs.id))
    .limit(limit)
    .as("climb_rows");
  const [row] = await db
    .select({ text: sql<string>`coalesce(json_agg(climb_rows), '[]')::text` })
    .from(climbRows);
  return new JsonText(row?.text ?? "[]");
}

import type { Climb } from "@topout/shared/contract";
import { and, desc, eq, gte, sql } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { isoTimestamp } from "../../database/iso-timestamp.ts";
import { climbs } from "../../database/schema.ts";
import { JsonText } from "../../http/json-text.ts";

const MAX_LISTED = 20_000;

/** Newest first. PostgreSQL creates the JSON, because serialising thousands of rows here would block other requests. */
export async function listClimbs(
  db: Database,
  userId: string,
  since: Date | undefined,
): Promise<JsonText<Climb[]>> {
  const listed = db
    .select({
      id: climbs.id,
      route: sql`${climbs.route_id}`.as("route"),
      user: sql`${climbs.user_id}`.as("user"),
      time: isoTimestamp(climbs.time).as("time"),
      sent: climbs.sent,
      activity: sql`${climbs.activity_id}`.as("activity"),
    })
    .from(climbs)
    .where(and(eq(climbs.user_id, userId), since && gte(climbs.time, since)))
    .orderBy(desc(climbs.time), desc(climbs.id))
    .limit(MAX_LISTED)
    .as("listed");
  const [row] = await db
    .select({ text: sql<string>`coalesce(json_agg(listed), '[]')::text` })
    .from(listed);
  return new JsonText(row?.text ?? "[]");
}

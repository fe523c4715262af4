import type { Dependents } from "@topout/shared/contract";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

import type { DatabaseReader } from "../../database/database.ts";
import { climbs, hiddenClimbs, projects, routes, videos } from "../../database/schema.ts";
import { isVideoShown } from "../../queries/visibility.ts";

/**
 * Counts the matching routes, and the rows that would be deleted with them. Counts each table once, because PostgreSQL
 * would read a whole table for each route if most of its rows belong to one route.
 */
export async function countDependents(db: DatabaseReader, where: SQL): Promise<Dependents> {
  const matches = db.$with("matches").as(db.select({ id: routes.id }).from(routes).where(where));
  const isMatch = (routeId: PgColumn) => sql`${routeId} in (select ${matches.id} from ${matches})`;
  const [counts] = await db
    .with(matches)
    .select({
      routes: sql<number>`(select count(*)::int from ${matches})`,
      sends: sql<number>`(
        (select count(*)::int from ${climbs} where ${isMatch(climbs.route_id)} and ${climbs.sent})
        + (select count(*)::int from ${hiddenClimbs} where ${isMatch(hiddenClimbs.route_id)} and ${hiddenClimbs.sent})
      )`,
      projects: sql<number>`(select count(*)::int from ${projects} where ${isMatch(projects.route_id)})`,
      videos: sql<number>`(select count(*)::int from ${videos} where ${isMatch(videos.route_id)} and ${isVideoShown})`,
    })
    .from(sql`(select) as counts`);
  if (!counts) throw new Error("The aggregate query returned no row");
  return counts;
}

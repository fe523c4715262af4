import type { Dependents } from "@topout/shared/contract";
import { eq, type SQL, sql } from "drizzle-orm";

import type { DatabaseReader } from "../../database/database.ts";
import { climbs, projects, routes, sets, videos } from "../../database/schema.ts";

/** Counts the matching routes, and the rows that would be deleted with them. `where` can use columns of `sets`. */
export async function countDependents(db: DatabaseReader, where: SQL): Promise<Dependents> {
  const sumPerRoute = (perRoute: SQL) => sql<number>`coalesce(sum(${perRoute}), 0)::int`;
  const [counts] = await db
    .select({
      routes: sql<number>`count(*)::int`,
      sends: sumPerRoute(
        sql`(select count(*) from ${climbs} where ${climbs.route_id} = ${routes.id} and ${climbs.sent})`,
      ),
      projects: sumPerRoute(
        sql`(select count(*) from ${projects} where ${projects.route_id} = ${routes.id})`,
      ),
      videos: sumPerRoute(
        sql`(select count(*) from ${videos} where ${videos.route_id} = ${routes.id})`,
      ),
    })
    .from(routes)
    .innerJoin(sets, eq(sets.id, routes.set_id))
    .where(where);
  if (!counts) throw new Error("The aggregate query returned no row");
  return counts;
}

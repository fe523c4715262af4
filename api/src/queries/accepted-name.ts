import { type SQL, sql } from "drizzle-orm";

/**
 * The name and the grade of a route when the server accepted a climb or a video, for a query that joins it with `routes`
 * and one of the lateral joins below. The
 * names of tables are text, because Drizzle leaves them out in a query with one table.
 */
export const acceptedName: SQL<string> = sql<string>`coalesce(former.name, routes.name)`;
export const acceptedGrade: SQL<string> = sql<string>`coalesce(former.grade, routes.grade)`;

const selectFormerName = (routeId: SQL, acceptedAt: SQL): SQL => sql`(
  select former_route_names.name, former_route_names.grade from former_route_names
  where former_route_names.route_id = ${routeId} and former_route_names.until > ${acceptedAt}
  order by former_route_names.until limit 1
) as former`;

/** For a lateral join: the earlier name that a climb shows. Most routes have none. */
export const formerName: SQL = selectFormerName(sql`climbs.route_id`, sql`climbs.created_at`);

/** The same for a video. */
export const formerNameOfVideo: SQL = selectFormerName(sql`videos.route_id`, sql`videos.time`);

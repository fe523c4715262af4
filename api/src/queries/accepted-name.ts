import { type SQL, sql } from "drizzle-orm";

/**
 * The name and the grade of a route when the server accepted a climb, for a query that joins `climbs` and `routes`. The
 * names of tables are text, because Drizzle leaves them out in a query with one table.
 */
export const acceptedName: SQL<string> = sql<string>`coalesce(former.name, routes.name)`;
export const acceptedGrade: SQL<string> = sql<string>`coalesce(former.grade, routes.grade)`;

/** For a lateral join: the earlier name that a climb shows. Most routes have none. */
export const formerName: SQL = sql`(
  select former_route_names.name, former_route_names.grade from former_route_names
  where former_route_names.route_id = climbs.route_id and former_route_names.until > climbs.created_at
  order by former_route_names.until limit 1
) as former`;

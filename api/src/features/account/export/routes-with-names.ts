import { type AnyColumn, eq, type SQL, sql } from "drizzle-orm";

import type { DatabaseReader } from "../../../database/database.ts";
import { circuits, gyms, routes } from "../../../database/schema.ts";
import { isCircuitOfRoute } from "../../../queries/route-columns.ts";
import { isDraft } from "../../../queries/route-status.ts";

/** Creates a subquery of all routes with the names of their circuit and gym. */
export const selectRoutesWithNames = (db: DatabaseReader) => selectNames(db).as(ALIAS);

/**
 * Creates the same subquery of one route, for a lateral join. With its limit, PostgreSQL searches the route of each row. With
 * a usual join, it may read the routes of all gyms for each page of rows.
 */
export const selectRouteWithNames = (db: DatabaseReader, routeId: AnyColumn) =>
  selectNames(db).where(eq(routes.id, routeId)).limit(1).as(ALIAS);

const ALIAS = "routes_with_names";

/** A draft has the name and the grade of its last publication. What it is now, only setters may know. */
const selectNames = (db: DatabaseReader) =>
  db
    .select({
      id: routes.id,
      grade: replaceIfDraft(routes.grade, sql`published.grade`).as("grade"),
      location: replaceIfDraft(routes.location).as("location"),
      style: replaceIfDraft(routes.style).as("style"),
      // Use aliases, because three of the joined tables have a column `name`.
      route_name: replaceIfDraft(routes.name, sql`published.name`).as("route_name"),
      circuit_name: replaceIfDraft(circuits.name).as("circuit_name"),
      gym_name: sql<string>`${gyms.name}`.as("gym_name"),
    })
    .from(routes)
    .innerJoin(circuits, isCircuitOfRoute)
    .innerJoin(gyms, eq(gyms.id, routes.gym_id))
    .leftJoinLateral(lastPublishedName, sql`true`);

const lastPublishedName = sql`(
  select former_route_names.name, former_route_names.grade from former_route_names
  where former_route_names.route_id = routes.id and ${isDraft}
  order by former_route_names.until desc limit 1
) as published`;

const replaceIfDraft = (column: AnyColumn, replacement: SQL = sql`''`) =>
  sql<string>`case when ${isDraft} then coalesce(${replacement}, '') else ${column} end`;

import { and, eq, ne, type SQL, sql } from "drizzle-orm";

import { circuits, routes, sets } from "../database/schema.ts";

/*
 * The conditions that decide which routes a list, a count or a search shows.
 */

export const isDraft: SQL = eq(routes.status, "draft");
export const isLive: SQL = eq(routes.status, "live");

/** Live and stripped routes. Only setters see drafts. */
export const isPublished: SQL = ne(routes.status, "draft");

/** For a query that joins the circuits. `getCurrentSets` in shared/domain has the same rule. */
export const currentSetId: SQL = sql`(
  select newest.id from ${sets} as newest where newest.circuit_id = ${circuits.id}
  order by newest.date desc, newest.id desc limit 1
)`;

/**
 * Joins the circuits with the live routes of their current sets. With `isCircuitOfRoute` too, PostgreSQL would find the
 * current set of every circuit of the installation.
 */
export const isOnTheWall: SQL = sql`(${and(isLive, eq(routes.set_id, currentSetId))})`;

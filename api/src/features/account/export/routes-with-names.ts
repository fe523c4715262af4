import { eq, sql } from "drizzle-orm";

import type { DatabaseReader } from "../../../database/database.ts";
import { circuits, gyms, routes } from "../../../database/schema.ts";
import { isCircuitOfRoute } from "../../../queries/route-columns.ts";

/** Creates a subquery of all routes with the names of their circuit and gym. */
export const selectRoutesWithNames = (db: DatabaseReader) =>
  db
    .select({
      id: routes.id,
      grade: routes.grade,
      location: routes.location,
      style: routes.style,
      // Use aliases, because three of the joined tables have a column `name`.
      route_name: sql<string>`${routes.name}`.as("route_name"),
      circuit_name: sql<string>`${circuits.name}`.as("circuit_name"),
      gym_name: sql<string>`${gyms.name}`.as("gym_name"),
    })
    .from(routes)
    .innerJoin(circuits, isCircuitOfRoute)
    .innerJoin(gyms, eq(gyms.id, routes.gym_id))
    .as("routes_with_names");

import { eq, sql } from "drizzle-orm";

import type { Database } from "../../../database/database.ts";
import { circuits, gyms, routes, sets } from "../../../database/schema.ts";

/** Every route with the names of where it is, since an id says nothing to anybody; for a query to join. */
export const routesWithNames = (db: Database) =>
  db
    .select({
      id: routes.id,
      grade: routes.grade,
      location: routes.location,
      style: routes.style,
      // Three columns are called name: each has to be called something else.
      route_name: sql<string>`${routes.name}`.as("route_name"),
      circuit_name: sql<string>`${circuits.name}`.as("circuit_name"),
      gym_name: sql<string>`${gyms.name}`.as("gym_name"),
    })
    .from(routes)
    .innerJoin(sets, eq(sets.id, routes.set_id))
    .innerJoin(circuits, eq(circuits.id, sets.circuit_id))
    .innerJoin(gyms, eq(gyms.id, circuits.gym_id))
    .as("named_routes");

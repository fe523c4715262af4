import { index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";

import { activities } from "./climbs.ts";
import { parentId, timestamptz } from "./columns.ts";
import { circuits, routes } from "./gyms.ts";

/*
 * Triggers write these tables when sends are added or removed, so that a read of an activity does not count all of its
 * sends. See docs/decisions/0055-activity-counts.md.
 */

/** The sends of a route in an activity. */
export const activityRoutes = pgTable(
  "activity_routes",
  {
    activity_id: parentId(() => activities.id),
    route_id: parentId(() => routes.id),
    sends: integer().notNull(),
    /** The time of the last send. */
    time: timestamptz().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.activity_id, table.route_id] }),
    // The feed reads the newest routes of an activity, and sums the sends of a route from the index alone.
    index("activity_routes_newest_idx").on(table.activity_id, table.time, table.route_id),
    index("activity_routes_sends_idx").on(table.route_id, table.sends),
  ],
);

/** The sends of a circuit's routes in an activity. */
export const activityTallies = pgTable(
  "activity_tallies",
  {
    activity_id: parentId(() => activities.id),
    circuit_id: parentId(() => circuits.id),
    sends: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.activity_id, table.circuit_id] }),
    index("activity_tallies_circuit_idx").on(table.circuit_id),
  ],
);

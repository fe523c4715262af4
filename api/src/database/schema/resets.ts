import type { ResetStatus } from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import { check, date, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { id, parentId, timestamptz, timestamptzNow, version } from "./columns.ts";
import { gyms, routes, sets } from "./gyms.ts";

export const resets = pgTable(
  "resets",
  {
    id: id(),
    gym_id: parentId(() => gyms.id),
    name: text(),
    status: text().$type<ResetStatus>().notNull().default("draft"),
    /** The announced day, in the time zone of the gym. */
    leaves_on: date(),
    /** The circuits that get a new set. Null until the setters choose, or the reset is published. */
    new_sets: uuid().array(),
    /** The users have no foreign keys, because a reset stays when they delete their accounts. */
    created_by: uuid().notNull(),
    /** Who made the last change. Null for changes before this column existed. */
    changed_by: uuid(),
    version: version(),
    created_at: timestamptzNow(),
    published_by: uuid(),
    published_at: timestamptz(),
    undone_by: uuid(),
    undone_at: timestamptz(),
  },
  (table) => [
    index("resets_gym_newest_idx").on(table.gym_id, table.created_at, table.id),
    check("resets_status_check", sql`${table.status} in ('draft', 'published', 'undone')`),
    check(
      "resets_published_check",
      sql`${table.status} <> 'published' or (${table.published_at} is not null and ${table.new_sets} is not null)`,
    ),
  ],
);

/** The routes that a reset takes down. Of the drafts, at most one has a route. */
export const resetStrips = pgTable(
  "reset_strips",
  {
    reset_id: parentId(() => resets.id),
    route_id: parentId(() => routes.id),
  },
  (table) => [
    primaryKey({ columns: [table.reset_id, table.route_id] }),
    index("reset_strips_route_idx").on(table.route_id),
  ],
);

/** The routes that a reset puts up. They are drafts until it is published, and again after it is undone. */
export const resetRoutes = pgTable(
  "reset_routes",
  {
    route_id: parentId(() => routes.id).primaryKey(),
    reset_id: parentId(() => resets.id),
  },
  (table) => [index("reset_routes_reset_idx").on(table.reset_id)],
);

/** The sets that the publication of a reset has created. */
export const resetSets = pgTable(
  "reset_sets",
  {
    set_id: parentId(() => sets.id).primaryKey(),
    reset_id: parentId(() => resets.id),
  },
  (table) => [index("reset_sets_reset_idx").on(table.reset_id)],
);

/** The routes that the publication of a reset has moved to a new set, with their set before that. */
export const resetMoves = pgTable(
  "reset_moves",
  {
    reset_id: parentId(() => resets.id),
    route_id: parentId(() => routes.id),
    set_id: parentId(() => sets.id),
  },
  (table) => [
    primaryKey({ columns: [table.reset_id, table.route_id] }),
    index("reset_moves_route_idx").on(table.route_id),
    index("reset_moves_set_idx").on(table.set_id),
  ],
);

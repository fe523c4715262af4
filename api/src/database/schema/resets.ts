import type { ResetStatus } from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import { check, date, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

import { id, parentId, timestamptzNow, version } from "./columns.ts";
import { gyms, routes } from "./gyms.ts";

export const resets = pgTable(
  "resets",
  {
    id: id(),
    gym_id: parentId(() => gyms.id),
    name: text(),
    status: text().$type<ResetStatus>().notNull().default("draft"),
    /** The announced day, in the time zone of the gym. */
    leaves_on: date(),
    /** Has no foreign key, because a reset stays when its creator deletes the account. */
    created_by: uuid().notNull(),
    version: version(),
    created_at: timestamptzNow(),
  },
  (table) => [
    index("resets_gym_newest_idx").on(table.gym_id, table.created_at, table.id),
    check("resets_status_check", sql`${table.status} in ('draft', 'published', 'undone')`),
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

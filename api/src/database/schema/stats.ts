import { bigint, pgTable, uuid } from "drizzle-orm/pg-core";

import { gyms } from "./gyms.ts";
import { users } from "./users.ts";

/*
 * Triggers write these tables, so that the server can cache the stats of a climber until they change. A version is the
 * id of the last transaction that changed them. A missing row is version 0. See docs/decisions/0060-cached-stats.md.
 */

/** Changes when climbs of the user are added or removed. */
export const climberStatsVersions = pgTable("climber_stats_versions", {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  version: bigint({ mode: "bigint" }).notNull(),
});

/** Changes with everything of a gym that the stats show: names, time zone, circuits, and the places of its routes. */
export const gymStatsVersions = pgTable("gym_stats_versions", {
  gym_id: uuid()
    .primaryKey()
    .references(() => gyms.id, { onDelete: "cascade" }),
  version: bigint({ mode: "bigint" }).notNull(),
});

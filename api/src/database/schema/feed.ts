import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

import { parentId, timestamptz } from "./columns.ts";
import { activities } from "./climbs.ts";
import { gyms } from "./gyms.ts";

/* Only functions of the migrations write these tables. See docs/decisions/0016. */

/**
 * The activities that entered the feed in the last days. A trigger inserts each new activity. The function `enter_feed`
 * then adds the waiting ones to the feed, outside of the transactions that log sends.
 */
export const recentActivities = pgTable(
  "recent_activities",
  {
    activity_id: parentId(() => activities.id).primaryKey(),
    gym_id: uuid().notNull(),
    /** The time of `feed_clock`. Null while the activity waits. */
    entered_feed_at: timestamptz(),
  },
  (table) => [
    index("recent_activities_entered_idx").on(table.entered_feed_at),
    index("recent_activities_gym_entered_idx").on(table.gym_id, table.entered_feed_at),
  ],
);

/**
 * A single row with the time when the last activities entered the feed. Its lock serialises what changes the feed, except
 * new activities, which wait. So a reader sees the changes in order.
 */
export const feedClock = pgTable(
  "feed_clock",
  { only: boolean().primaryKey().default(true), at: timestamptz().notNull() },
  (table) => [check("feed_clock_one_row", sql`${table.only}`)],
);

/** The number of activities that everybody may see in a gym, so that a page of the feed does not count them. */
export const feedTotals = pgTable("feed_totals", {
  gym_id: uuid()
    .primaryKey()
    .references(() => gyms.id, { onDelete: "cascade" }),
  entries: integer().notNull(),
});

/** The number of activities that each user contributes to `feed_totals`. */
export const feedCounts = pgTable(
  "feed_counts",
  {
    /** Has no foreign key, because the triggers subtract the activities of a deleted user. */
    user_id: uuid().notNull(),
    gym_id: parentId(() => gyms.id),
    entries: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.gym_id] }),
    index("feed_counts_gym_idx").on(table.gym_id),
  ],
);

import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

import { parentId, timestamptz } from "./columns.ts";
import { gyms } from "./gyms.ts";

/*
 * Triggers of migration 0009 write these tables when a transaction adds or removes activities, or when a user hides or
 * shows their sends. See docs/decisions/0016.
 */

/** A single row with the time of the last new activity. Its lock serialises changes, so a reader sees them in order. */
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

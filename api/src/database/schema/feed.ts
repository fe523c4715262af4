import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

import { timestamptz } from "./columns.ts";
import { users } from "./users.ts";

/*
 * These tables let a client page through the feed as it was on its first request. Triggers write them (migration
 * 0002), so the code that adds, moves or removes activities does not need to.
 */

/** One row: the time of the feed's last change. Its lock serialises changes, so a reader sees them in order. */
export const feedClock = pgTable(
  "feed_clock",
  { only: boolean().primaryKey().default(true), at: timestamptz().notNull() },
  (table) => [check("feed_clock_one_row", sql`${table.only}`)],
);

/** A former position of an activity, before it was moved, removed or its visibility changed. */
export const pastFeedPositions = pgTable(
  "past_places",
  {
    activity_id: uuid().notNull(),
    gym_id: uuid().notNull(),
    /** The only user whose feed contained it. Null if all feeds did. */
    only_for: uuid().references(() => users.id, { onDelete: "cascade" }),
    time: timestamptz().notNull(),
    since: timestamptz().notNull(),
    /** Null until the transaction ends. */
    until: timestamptz(),
  },
  (table) => [
    primaryKey({ columns: [table.activity_id, table.since] }),
    index("past_places_until_idx").on(table.until),
  ],
);

import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

import { timestamptz } from "./columns.ts";
import { users } from "./users.ts";

/*
 * With these tables, a client can page through the feed in the state of its first request. Triggers of migration 0002
 * write the tables when a transaction adds, moves or removes activities.
 */

/** A single row with the time of the last change. Its lock serialises changes, so a reader sees them in order. */
export const feedClock = pgTable(
  "feed_clock",
  { only: boolean().primaryKey().default(true), at: timestamptz().notNull() },
  (table) => [check("feed_clock_one_row", sql`${table.only}`)],
);

/** A former position of an activity, which then moved, was removed or changed its visibility. */
export const pastFeedPositions = pgTable(
  "past_places",
  {
    activity_id: uuid().notNull(),
    gym_id: uuid().notNull(),
    /** The only user whose feed contained the activity. Null if all feeds contained it. */
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

import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

import { moment } from "./columns.ts";
import { users } from "./users.ts";

/*
 * What lets a reader page through the feed as it was when they began. Triggers keep it (migration 0002), so that
 * whatever adds, moves or removes an activity need not know.
 */

/** One row: the time of the feed's last change. Changes take turns at it, so whoever sees one sees all before it. */
export const feedClock = pgTable(
  "feed_clock",
  { only: boolean().primaryKey().default(true), at: moment().notNull() },
  (table) => [check("feed_clock_one_row", sql`${table.only}`)],
);

/** Where an activity stood in the feed until it was moved, removed, or shown to others than before. */
export const pastPlaces = pgTable(
  "past_places",
  {
    activity_id: uuid().notNull(),
    gym_id: uuid().notNull(),
    /** Whose feed alone had it; null where everybody's had. */
    only_for: uuid().references(() => users.id, { onDelete: "cascade" }),
    time: moment().notNull(),
    since: moment().notNull(),
    /** Null until the transaction ends. */
    until: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.activity_id, table.since] }),
    index("past_places_until_idx").on(table.until),
  ],
);

import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  unique,
  uuid,
} from "drizzle-orm/pg-core";

import { derivedId, id, parentId, timestamptz, timestamptzNow } from "./columns.ts";
import { gyms, routes } from "./gyms.ts";
import { users } from "./users.ts";

/** The sends of one climber in one gym on one day, in the gym's time zone. */
export const activities = pgTable(
  "activities",
  {
    id: id(),
    user_id: parentId(() => users.id),
    gym_id: parentId(() => gyms.id),
    day: date({ mode: "string" }).notNull(),
    /** The time of its first send. */
    time: timestamptz().notNull(),
    /**
     * Whether the user hides their sends, or did so before. Triggers write it. Pages of the feed check only the users of
     * these activities. See docs/decisions/0083.
     */
    may_be_hidden: boolean().notNull().default(false),
    /** Only the previous version reads it. Remove in 1.2.0, also from the indexes. */
    placed_at: timestamptz().default(sql`'epoch'`),
  },
  (table) => [
    unique("activities_user_gym_day_key").on(table.user_id, table.gym_id, table.day),
    // The feed scans this index backwards. Drizzle's descending indexes sort nulls last, and `order by … desc` cannot use
    // such an index.
    // The other columns let PostgreSQL skip to a page of the feed without reading the table.
    index("activities_marked_feed_idx")
      .on(table.time, table.id, table.user_id, table.may_be_hidden, table.placed_at)
      .concurrently(),
    index("activities_gym_marked_feed_idx")
      .on(table.gym_id, table.time, table.id, table.user_id, table.may_be_hidden, table.placed_at)
      .concurrently(),
    // Lists the climbers of a gym.
    index("activities_gym_user_idx").on(table.gym_id, table.user_id).concurrently(),
    // Only the previous version uses these two. Remove in 1.2.0.
    index("activities_gym_placed_idx").on(table.gym_id, table.placed_at).concurrently(),
    index("activities_placed_idx").on(table.placed_at),
  ],
);

export const climbs = pgTable(
  "climbs",
  {
    /** The client can generate the id. See ClimbLog in the contract. */
    id: id(),
    route_id: parentId(() => routes.id),
    gym_id: derivedId(),
    user_id: parentId(() => users.id),
    activity_id: uuid().references(() => activities.id, { onDelete: "cascade" }),
    sent: boolean().notNull(),
    time: timestamptz().notNull(),
    created_at: timestamptzNow(),
  },
  (table) => [
    index("climbs_user_newest_idx").on(table.user_id, table.time, table.id),
    index("climbs_sends_idx")
      .on(table.route_id, table.user_id)
      .where(sql`${table.sent}`),
    // Flashes and tries read this index alone.
    index("climbs_tries_idx")
      .on(table.route_id, table.user_id, table.sent, table.time, table.id)
      .concurrently(),
    // The feed counts the sends of each route from the index alone.
    index("climbs_activity_idx").on(table.activity_id, table.route_id, table.time),
    check("climbs_activity_check", sql`${table.sent} = (${table.activity_id} is not null)`),
  ],
);

/**
 * The climbs of drafts that were published before. They are not among the climbs, so that no list and no count needs a
 * condition. The next publication moves them back.
 */
export const hiddenClimbs = pgTable(
  "hidden_climbs",
  {
    id: id(),
    route_id: parentId(() => routes.id),
    user_id: parentId(() => users.id),
    sent: boolean().notNull(),
    time: timestamptz().notNull(),
    created_at: timestamptzNow(),
  },
  (table) => [
    index("hidden_climbs_user_newest_idx").on(table.user_id, table.time, table.id),
    index("hidden_climbs_tries_idx")
      .on(table.route_id, table.user_id, table.sent, table.time, table.id)
      .concurrently(),
  ],
);

/**
 * The ids of removed climbs. A client can remove a climb before the server has stored it. A later request that logs the
 * climb then fails. See docs/decisions/0007.
 */
export const removedClimbIds = pgTable(
  "removed_climb_ids",
  {
    user_id: parentId(() => users.id),
    /** Has no foreign key, because the climb does not exist. */
    climb_id: uuid().notNull(),
    removed_at: timestamptzNow(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.climb_id] }),
    index("removed_climb_ids_age_idx").on(table.removed_at),
  ],
);

export const reactions = pgTable(
  "reactions",
  {
    activity_id: parentId(() => activities.id),
    user_id: parentId(() => users.id),
    created_at: timestamptzNow(),
  },
  (table) => [
    primaryKey({ columns: [table.activity_id, table.user_id] }),
    index("reactions_user_idx").on(table.user_id),
  ],
);

export const projects = pgTable(
  "projects",
  {
    user_id: parentId(() => users.id),
    route_id: parentId(() => routes.id),
    created_at: timestamptzNow(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.route_id] }),
    index("projects_route_idx").on(table.route_id),
  ],
);

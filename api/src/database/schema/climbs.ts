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

import { id, moment, now } from "./columns.ts";
import { gyms, routes } from "./gyms.ts";
import { users } from "./users.ts";

/** What one climber sent in one gym on one of the gym's days. */
export const activities = pgTable(
  "activities",
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    gym_id: uuid()
      .notNull()
      .references(() => gyms.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    /** That of its first send. */
    time: moment().notNull(),
    /** When the feed first showed it at this time, by the feed's clock; null until the transaction ends. */
    placed_at: moment(),
  },
  (table) => [
    unique("activities_user_gym_day_key").on(table.user_id, table.gym_id, table.day),
    // Read backwards. (Made to descend, they would sort nulls last, and no plain `order by … desc` could use them.)
    index("activities_newest_idx").on(table.time, table.id),
    index("activities_gym_newest_idx").on(table.gym_id, table.time, table.id),
    index("activities_placed_idx").on(table.placed_at),
  ],
);

export const climbs = pgTable(
  "climbs",
  {
    /** May be made by the client: see the contract's ClimbLog. */
    id: id(),
    route_id: uuid()
      .notNull()
      .references(() => routes.id, { onDelete: "cascade" }),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    activity_id: uuid().references(() => activities.id, { onDelete: "cascade" }),
    sent: boolean().notNull(),
    time: moment().notNull(),
    created_at: now(),
  },
  (table) => [
    index("climbs_user_newest_idx").on(table.user_id, table.time, table.id),
    index("climbs_sends_idx")
      .on(table.route_id, table.user_id)
      .where(sql`${table.sent}`),
    index("climbs_route_user_idx").on(table.route_id, table.user_id),
    index("climbs_activity_idx").on(table.activity_id),
    check("climbs_activity_check", sql`${table.sent} = (${table.activity_id} is not null)`),
  ],
);

export const reactions = pgTable(
  "reactions",
  {
    activity_id: uuid()
      .notNull()
      .references(() => activities.id, { onDelete: "cascade" }),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    created_at: now(),
  },
  (table) => [
    primaryKey({ columns: [table.activity_id, table.user_id] }),
    index("reactions_user_idx").on(table.user_id),
  ],
);

export const projects = pgTable(
  "projects",
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    route_id: uuid()
      .notNull()
      .references(() => routes.id, { onDelete: "cascade" }),
    created_at: now(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.route_id] }),
    index("projects_route_idx").on(table.route_id),
  ],
);

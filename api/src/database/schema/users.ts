import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { file, id, moment, now } from "./columns.ts";
import { gyms } from "./gyms.ts";

export const users = pgTable(
  "users",
  {
    id: id(),
    username: text().notNull(),
    email: text().notNull(),
    password_hash: text().notNull(),
    is_active: boolean().notNull().default(true),
    is_verified: boolean().notNull().default(false),
    is_superuser: boolean().notNull().default(false),
    route_setter: boolean().notNull().default(false),
    profile_photo: file(),
    cover_photo: file(),
    home_gym: uuid().references(() => gyms.id, { onDelete: "set null" }),
    about: text().notNull().default(""),
    profile_visible: boolean().notNull().default(true),
    send_visible: boolean().notNull().default(true),
    created_at: now(),
  },
  (table) => [
    uniqueIndex("users_email_key").on(sql`lower(${table.email})`),
    uniqueIndex("users_username_key").on(sql`lower(${table.username})`),
    index("users_home_gym_idx").on(table.home_gym),
    // Any part of a name can be searched for; the extension comes with PostgreSQL.
    index("users_username_search_idx").using("gin", sql`lower(${table.username}) gin_trgm_ops`),
    index("users_email_search_idx").using("gin", sql`lower(${table.email}) gin_trgm_ops`),
  ],
);

/** One sign-in. An access token names its session and dies with it. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expires_at: moment().notNull(),
    created_at: now(),
  },
  (table) => [
    index("sessions_user_idx").on(table.user_id),
    index("sessions_expiry_idx").on(table.expires_at),
  ],
);

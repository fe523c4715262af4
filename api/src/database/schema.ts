/** Every table of the product (spec, section 3). A change here needs a migration: `pnpm --filter @topout/api migration`. */
import type { CircuitColor, Layout } from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { v7 as uuidv7 } from "uuid";

/** UUIDv7, made here: PostgreSQL has the function from 18 on only. */
const id = () => uuid().primaryKey().$defaultFn(uuidv7);
const moment = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });
const now = () => moment().notNull().defaultNow();
const version = () => integer().notNull().default(1);

/** The key of a stored file; null where there is none. */
const file = () => text();

export const gyms = pgTable("gyms", {
  id: id(),
  name: text().notNull(),
  location: text().notNull(),
  about: text().notNull(),
  layout: jsonb().$type<Layout>().notNull(),
  image: file(),
  /** IANA name; it decides where one day's activity ends. */
  time_zone: text().notNull().default("UTC"),
  version: version(),
  created_at: now(),
});

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

export const circuits = pgTable(
  "circuits",
  {
    id: id(),
    gym_id: uuid()
      .notNull()
      .references(() => gyms.id, { onDelete: "cascade" }),
    name: text().notNull(),
    color: text().$type<CircuitColor>().notNull(),
    created_at: now(),
  },
  (table) => [
    index("circuits_gym_idx").on(table.gym_id),
    check(
      "circuits_color_check",
      sql`${table.color} in ('violet','red','green','blue','yellow','orange','black','pink')`,
    ),
  ],
);

export const sets = pgTable(
  "sets",
  {
    id: id(),
    circuit_id: uuid()
      .notNull()
      .references(() => circuits.id, { onDelete: "cascade" }),
    name: text(),
    date: moment().notNull(),
    created_at: now(),
  },
  (table) => [index("sets_circuit_date_idx").on(table.circuit_id, table.date.desc(), table.id)],
);

export const routes = pgTable(
  "routes",
  {
    id: id(),
    set_id: uuid()
      .notNull()
      .references(() => sets.id, { onDelete: "cascade" }),
    name: text().notNull(),
    grade: text().notNull(),
    location: text().notNull(),
    style: text().notNull(),
    x: doublePrecision().notNull(),
    y: doublePrecision().notNull(),
    image: file(),
    thumbnail: file(),
    version: version(),
    created_at: now(),
  },
  (table) => [index("routes_set_idx").on(table.set_id)],
);

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
    created_at: now(),
  },
  (table) => [
    unique("activities_user_gym_day_key").on(table.user_id, table.gym_id, table.day),
    index("activities_time_idx").on(table.time.desc(), table.id.desc()),
    index("activities_gym_time_idx").on(table.gym_id, table.time.desc(), table.id.desc()),
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
    index("climbs_user_time_idx").on(table.user_id, table.time.desc(), table.id.desc()),
    index("climbs_sends_idx")
      .on(table.route_id, table.user_id)
      .where(sql`${table.sent}`),
    index("climbs_route_idx").on(table.route_id),
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

export const videos = pgTable(
  "videos",
  {
    id: id(),
    route_id: uuid()
      .notNull()
      .references(() => routes.id, { onDelete: "cascade" }),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    state: text({ enum: ["uploaded", "processed", "failed"] })
      .notNull()
      .default("uploaded"),
    file: file(),
    thumbnail: file(),
    time: now(),
  },
  (table) => [
    index("videos_route_idx").on(table.route_id, table.time.desc()),
    index("videos_user_idx").on(table.user_id),
    index("videos_feed_idx")
      .on(table.time.desc())
      .where(sql`${table.state} = 'processed'`),
  ],
);

/** How often something that is limited was done in a window of time, across processes. */
export const rateCounts = pgTable(
  "rate_counts",
  {
    /** What is limited and for whom: "login:account:<hash>". */
    key: text().notNull(),
    window_start: moment().notNull(),
    hits: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.window_start] }),
    index("rate_counts_window_idx").on(table.window_start),
  ],
);

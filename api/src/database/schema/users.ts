import { GradeSystem } from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { file, fileIndex, id, parentId, timestamptz, timestamptzNow } from "./columns.ts";
import { gyms } from "./gyms.ts";

export const users = pgTable(
  "users",
  {
    id: id(),
    username: text().notNull(),
    /** In any script, and not unique. */
    display_name: text(),
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
    second_scale: text().$type<GradeSystem>(),
    guard_beta: boolean().notNull().default(false),
    /** Staff has stopped the uploads of videos until this time. */
    uploads_stopped_until: timestamptz(),
    created_at: timestamptzNow(),
  },
  (table) => [
    uniqueIndex("users_email_key").on(sql`lower(${table.email} collate "C")`),
    uniqueIndex("users_username_key").on(sql`lower(${table.username} collate "C")`),
    fileIndex("users_profile_photo_idx", table.profile_photo),
    fileIndex("users_cover_photo_idx", table.cover_photo),
    check(
      "users_second_scale_check",
      sql`${table.second_scale} in (${sql.raw(GradeSystem.options.map((scale) => `'${scale}'`).join(","))})`,
    ),
    index("users_home_gym_idx").on(table.home_gym),
    // Pages of the feed search it once for each entry that they skip.
    index("users_hidden_idx")
      .on(table.id)
      .where(sql`not ${table.send_visible}`),
    // Trigram indexes for a substring search. PostgreSQL includes the extension.
    index("users_username_search_idx").using("gin", sql`lower(${table.username}) gin_trgm_ops`),
    index("users_display_name_search_idx")
      .using("gin", sql`lower(${table.display_name}) gin_trgm_ops`)
      .concurrently(),
    index("users_email_search_idx").using("gin", sql`lower(${table.email}) gin_trgm_ops`),
  ],
);

const currentTransactionId = sql`pg_current_xact_id()::text::bigint`;

/** A sign-in on one device. An access token contains the id of its session and is invalid without the row. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    user_id: parentId(() => users.id),
    expires_at: timestamptz().notNull(),
    created_at: timestamptzNow(),
    last_seen: timestamptzNow(),
    /** For example "Firefox on Android". */
    agent: text().notNull().default(""),
    /** The id of the transaction that created the session, or of its last change. Written if there is a replica. */
    last_write: bigint({ mode: "bigint" }).notNull().default(currentTransactionId),
  },
  (table) => [
    index("sessions_user_idx").on(table.user_id),
    index("sessions_expiry_idx").on(table.expires_at),
  ],
);

/** The networks from which a user has signed in. Failed logins elsewhere do not lock the user out there. */
export const knownAddresses = pgTable(
  "known_addresses",
  {
    user_id: parentId(() => users.id),
    /** A hash of the user and the network, because addresses are personal data. */
    address_hash: text().notNull(),
    last_seen: timestamptzNow(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.address_hash] }),
    index("known_addresses_last_seen_idx").on(table.last_seen),
  ],
);

/** A one-time token in a link that authenticates the user of the session. It is stored as a hash. */
export const sessionLinks = pgTable(
  "session_links",
  {
    token_hash: text().primaryKey(),
    session_id: parentId(() => sessions.id),
    expires_at: timestamptz().notNull(),
  },
  (table) => [
    index("session_links_session_idx").on(table.session_id),
    index("session_links_expiry_idx").on(table.expires_at),
  ],
);

/** A username that a user had before. Links with it lead to the user, and no other user can have it for 90 days. */
export const formerUsernames = pgTable(
  "former_usernames",
  {
    /** In lower case. */
    name: text().primaryKey(),
    user_id: parentId(() => users.id),
    changed_at: timestamptzNow(),
  },
  (table) => [
    index("former_usernames_user_idx").on(table.user_id),
    index("former_usernames_changed_idx").on(table.changed_at),
  ],
);

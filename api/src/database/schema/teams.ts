import type { MemberRole } from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { id, parentId, timestamptz, timestamptzNow } from "./columns.ts";
import { gyms } from "./gyms.ts";
import { users } from "./users.ts";

/** The roles of users in the teams of gyms. Rows of ended roles remain until the next clean-up. */
export const memberships = pgTable(
  "memberships",
  {
    user_id: parentId(() => users.id),
    gym_id: parentId(() => gyms.id),
    role: text().$type<MemberRole>().notNull(),
    /** The last day of the role, in the time zone of the gym. */
    until: date(),
    since: timestamptzNow(),
    invited_by: uuid().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.gym_id] }),
    index("memberships_gym_idx").on(table.gym_id),
    index("memberships_inviter_idx").on(table.invited_by),
    index("memberships_until_idx").on(table.until),
    check("memberships_role_check", sql`${table.role} in ('manager', 'setter')`),
  ],
);

/** Pending invitations. The row is deleted when the invitation is accepted, declined or withdrawn. */
export const invitations = pgTable(
  "invitations",
  {
    id: id(),
    gym_id: parentId(() => gyms.id),
    email: text().notNull(),
    role: text().$type<MemberRole>().notNull(),
    /** The last day of the role. */
    until: date(),
    created_by: parentId(() => users.id),
    expires_at: timestamptz().notNull(),
  },
  (table) => [
    uniqueIndex("invitations_gym_email_key").on(
      table.gym_id,
      sql`lower(${table.email} collate "C")`,
    ),
    index("invitations_email_idx").on(sql`lower(${table.email} collate "C")`),
    index("invitations_creator_idx").on(table.created_by),
    index("invitations_expiry_idx").on(table.expires_at),
    check("invitations_role_check", sql`${table.role} in ('manager', 'setter')`),
  ],
);

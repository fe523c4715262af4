import type { AuditAction, AuditFields, AuditObjectType } from "@topout/shared/contract";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { id, timestamptzNow } from "./columns.ts";

/** The changes by staff. Ids have no foreign keys, because entries remain when their user or object is deleted. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: id(),
    time: timestamptzNow(),
    /** Null for a change by the operator of the server. */
    actor_id: uuid(),
    action: text().$type<AuditAction>().notNull(),
    /** The gym that the object belongs to. Null for users, and for entries before version 1.1. */
    gym_id: uuid(),
    object_type: text().$type<AuditObjectType>().notNull(),
    object_id: uuid().notNull(),
    /** Empty for users, whose current name is in their account. */
    object_name: text().notNull(),
    before: jsonb().$type<AuditFields>(),
    after: jsonb().$type<AuditFields>(),
    /** Null after the actor's account is deleted. The column keeps its first name, see docs/decisions/0062. */
    ip_address: text("address"),
  },
  (table) => [
    index("audit_entries_newest_idx").on(table.time, table.id),
    index("audit_entries_actor_idx").on(table.actor_id, table.time),
    index("audit_entries_object_idx").on(table.object_id, table.time),
    index("audit_entries_gym_idx").on(table.gym_id, table.time, table.id).concurrently(),
  ],
);

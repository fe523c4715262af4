import type { AuditFields } from "@topout/shared/contract";
import { and, desc, eq, type InferSelectModel, inArray, or, type SQL, sql } from "drizzle-orm";

import type { DatabaseReader } from "../../../database/database.ts";
import { auditEntries } from "../../../database/schema.ts";
import { readPages } from "./read-pages.ts";

type AuditRow = InferSelectModel<typeof auditEntries>;

/*
 * The entries name other people by id only: their names, their addresses and the values of their accounts are their data.
 */

/** Yields pages of the changes that the user has made, newest first. */
export async function* readOwnChangePages(
  db: DatabaseReader,
  userId: string,
): AsyncGenerator<object[]> {
  const isOwn = eq(auditEntries.actor_id, userId);
  for await (const page of readEntryPages(db, isOwn)) {
    yield page.map((row) => ({
      ...toEntry(row),
      ...(isAboutOther(row, userId) && { before: null, after: null }),
      ip_address: row.ip_address,
    }));
  }
}

/**
 * Yields pages of the changes by staff or the operator of the account, its roles and its videos, newest first. Decisions
 * on reports are not among them: see `listRemovals`.
 */
export async function* readChangesByStaffPages(
  db: DatabaseReader,
  userId: string,
): AsyncGenerator<object[]> {
  const isByOther = sql`${auditEntries.actor_id} is distinct from ${userId}::uuid`;
  for await (const page of readEntryPages(db, and(isByOther, isAbout(userId)))) {
    yield page.map((row) => ({
      ...toEntry(row),
      by: row.actor_id === null ? "operator" : "staff",
    }));
  }
}

const readEntryPages = (db: DatabaseReader, where: SQL | undefined) =>
  readPages<AuditRow>((after, limit) =>
    db
      .select()
      .from(auditEntries)
      .where(and(where, after && isOlder(after)))
      .orderBy(desc(auditEntries.time), desc(auditEntries.id))
      .limit(limit),
  );

const isOlder = ({ time, id }: AuditRow): SQL =>
  sql`(${auditEntries.time}, ${auditEntries.id}) < (${time.toISOString()}::timestamptz, ${id}::uuid)`;

const USER_TYPES = ["user", "member"] as const;

const isAbout = (userId: string): SQL | undefined =>
  or(
    and(inArray(auditEntries.object_type, [...USER_TYPES]), eq(auditEntries.object_id, userId)),
    and(
      eq(auditEntries.object_type, "video"),
      sql`${userId} in (${auditEntries.before} ->> 'owner', ${auditEntries.after} ->> 'owner')`,
    ),
  );

const isAboutOther = ({ object_type, object_id }: AuditRow, userId: string): boolean =>
  USER_TYPES.some((type) => type === object_type) && object_id !== userId;

const toEntry = ({ id, time, action, gym_id, before, after, ...object }: AuditRow) => ({
  id,
  time,
  action,
  object: { type: object.object_type, id: object.object_id, name: object.object_name },
  gym: gym_id,
  before: withoutOwner(before),
  after: withoutOwner(after),
});

/** The owner of a video or of what was reported. */
function withoutOwner(fields: AuditFields | null): AuditFields | null {
  if (fields === null) return null;
  const { owner: _owner, ...others } = fields;
  return others;
}

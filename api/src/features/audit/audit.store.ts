import { AuditObjectType, type AuditAction, type AuditPage } from "@topout/shared/contract";
import { and, desc, eq, getTableColumns, lte, not, or, type SQL, sql } from "drizzle-orm";

import { hasVisibleProfilePhoto } from "../../auth/user-queries.ts";
import { containsText } from "../../database/contains-text.ts";
import { countTotal } from "../../database/count-total.ts";
import type { DatabaseReader } from "../../database/database.ts";
import { inIds } from "../../database/in-ids.ts";
import { auditEntries, users } from "../../database/schema.ts";
import { getUserIds, toAuditEntry, type UserRefs } from "./audit-entry.ts";

interface AuditFilter {
  /** The id of a user, or a part of a username or a display name. */
  readonly actor?: string | undefined;
  /** The id of an object, or a type of object. */
  readonly object?: string | undefined;
  readonly action?: AuditAction | undefined;
  readonly gymId?: string | undefined;
  /** Entries about reports on this user are left out. */
  readonly viewerId: string;
}

interface AuditPageRequest {
  readonly filter: AuditFilter;
  readonly page: number;
  readonly page_size: number;
  /** The default is the current time. */
  readonly as_of: Date | undefined;
}

export const createAuditStore = (db: DatabaseReader) => ({
  /** Returns a page of entries, newest first. */
  getPage: async (request: AuditPageRequest): Promise<AuditPage> => {
    const { filter, page, page_size, as_of = await readTime(db) } = request;
    const where = and(lte(auditEntries.time, as_of), ...toConditions(filter));
    const [rows, total] = await Promise.all([
      db
        .select(getTableColumns(auditEntries))
        .from(auditEntries)
        .where(where)
        .orderBy(desc(auditEntries.time), desc(auditEntries.id))
        .limit(page_size)
        .offset((page - 1) * page_size),
      countTotal(db, sql`from ${auditEntries} where ${where}`),
    ]);
    const userRefs = await readUserRefs(db, getUserIds(rows));
    return {
      data: rows.map((row) => toAuditEntry(row, userRefs)),
      meta: {
        page,
        total,
        // At least 1, so that clients can read until `page` equals `totalPages`.
        totalPages: Math.max(1, Math.ceil(total / page_size)),
        as_of: as_of.toISOString(),
      },
    };
  },
});

export type AuditStore = ReturnType<typeof createAuditStore>;

/** Returns the time of the database, because the database also sets the time of entries. */
async function readTime(db: DatabaseReader): Promise<Date> {
  const { rows } = await db.execute<{ time: string }>(sql`select now()::timestamptz(3) as time`);
  return new Date(rows[0]?.time ?? Date.now());
}

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

const toConditions = ({
  actor,
  object,
  action,
  gymId,
  viewerId,
}: AuditFilter): (SQL | undefined)[] => [
  actor ? isActor(actor) : undefined,
  object ? isObject(object) : undefined,
  action && eq(auditEntries.action, action),
  gymId === undefined ? undefined : eq(auditEntries.gym_id, gymId),
  not(isReportOn(viewerId)),
];

const isReportOn = (userId: string): SQL =>
  sql`(${auditEntries.object_type} = 'report' and ${auditEntries.after} ->> 'owner' = ${userId})`;

function isActor(actor: string): SQL {
  if (isUuid(actor)) return eq(auditEntries.actor_id, actor);
  return sql`${auditEntries.actor_id} in (
    select ${users.id} from ${users}
    where ${or(containsText(users.username, actor), containsText(users.display_name, actor))}
  )`;
}

function isObject(object: string): SQL {
  const type = AuditObjectType.safeParse(object);
  return type.success
    ? eq(auditEntries.object_type, type.data)
    : eq(auditEntries.object_id, object);
}

async function readUserRefs(db: DatabaseReader, ids: readonly string[]): Promise<UserRefs> {
  const rows = await db
    .select({
      id: users.id,
      username: users.username,
      display_name: users.display_name,
      has_profile_photo: hasVisibleProfilePhoto,
    })
    .from(users)
    .where(inIds(users.id, ids));
  return new Map(rows.map((user) => [user.id, user]));
}

import type { NotePage } from "@topout/shared/contract";
import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";

import { hasVisibleProfilePhoto } from "../../auth/user-queries.ts";
import { countTotal } from "../../database/count-total.ts";
import type { DatabaseReader } from "../../database/database.ts";
import { notes, routes, users } from "../../database/schema.ts";
import { isLive, isPublished } from "../../queries/route-status.ts";
import { toNote } from "./stored-note.ts";

export interface NotePageRequest {
  readonly gymId: string;
  readonly open?: boolean | undefined;
  readonly page?: number | undefined;
}

/** Enough for what is to fix in a gym, so that the notes of a route and kind are seldom on two pages. */
const PAGE_SIZE = 100;

const isToFix = sql`${notes.kind} in ('dangerous', 'loose_hold')`;
const isRecentOpinion = sql`${notes.kind} in ('reachy', 'fun') and ${notes.time} > now() - interval '30 days'`;

/** Reads a page of the notes of a gym. The open ones of a route and kind follow each other. */
export async function readNotePage(
  db: DatabaseReader,
  { gymId, open, page = 1 }: NotePageRequest,
): Promise<NotePage> {
  const where = and(eq(notes.gym_id, gymId), isListed(open));
  const [data, total, to_fix] = await Promise.all([
    listNotes(db, { where, orderBy: open ? GROUPED : NEWEST_FIRST, page }),
    countTotal(db, sql`from notes join routes on routes.id = notes.route_id where ${where}`),
    countToFix(db, gymId),
  ]);
  const totalPages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return { data, meta: { page, total, totalPages, as_of: new Date().toISOString(), to_fix } };
}

/** A stripped route has nothing to fix. */
function isListed(open: boolean | undefined): SQL | undefined {
  if (open === undefined) return isPublished;
  if (!open) return and(isPublished, isNotNull(notes.done_at));
  return and(isLive, or(and(isToFix, isNull(notes.done_at)), isRecentOpinion));
}

const NEWEST_FIRST = [desc(notes.time), desc(notes.id)];
const GROUPED = [
  sql`array_position(array['dangerous', 'loose_hold', 'reachy', 'fun'], ${notes.kind})`,
  desc(sql`max(${notes.time}) over (partition by ${notes.kind}, ${notes.route_id})`),
  asc(notes.route_id),
  ...NEWEST_FIRST,
];

interface ListOptions {
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
  readonly page: number;
}

async function listNotes(db: DatabaseReader, { where, orderBy, page }: ListOptions) {
  const rows = await db
    .select({
      note: notes,
      user: {
        id: users.id,
        username: users.username,
        display_name: users.display_name,
        has_profile_photo: hasVisibleProfilePhoto,
      },
    })
    .from(notes)
    .innerJoin(routes, eq(routes.id, notes.route_id))
    .innerJoin(users, eq(users.id, notes.user_id))
    .where(where)
    .orderBy(...orderBy)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return rows.map(({ note, user }) => ({ ...toNote(note), user }));
}

async function countToFix(db: DatabaseReader, gymId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct (${notes.route_id}, ${notes.kind}))::int` })
    .from(notes)
    .innerJoin(routes, eq(routes.id, notes.route_id))
    .where(and(eq(notes.gym_id, gymId), isToFix, isNull(notes.done_at), isLive));
  return row?.count ?? 0;
}

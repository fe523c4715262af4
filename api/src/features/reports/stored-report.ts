import type { Report, UserRef } from "@topout/shared/contract";
import { desc, eq, type SQL, sql } from "drizzle-orm";

import { hasVisibleProfilePhoto } from "../../auth/user-queries.ts";
import type { DatabaseReader, Transaction } from "../../database/database.ts";
import { isoTimestamp } from "../../database/iso-timestamp.ts";
import { reports } from "../../database/schema.ts";
import { createReportNotFoundError } from "../../queries/require-rows.ts";

type Reader = DatabaseReader | Transaction;

const MAX_REASONS = 100;
const MAX_DECISIONS = 20;
/** Staff can undo a decision for this time. Then the removed things are deleted. */
export const UNDO_PERIOD: SQL = sql`interval '30 days'`;

/** Leaves out the reports on this user. A route has no owner, so its reports stay. */
export const isNotAbout = (userId: string): SQL =>
  sql`${reports.owner_id} is distinct from ${userId}::uuid`;

/*
 * The expressions name tables as text, because Drizzle leaves the names out in a query with one table.
 */

/** The user with this id, also if the account was deleted. Null if there is none. */
export const userRef = (id: SQL): SQL<UserRef | null> => sql`case when ${id} is not null then (
  select json_build_object(
    'id', ${id},
    'username', coalesce(max(users.username), ''),
    'display_name', max(users.display_name),
    'has_profile_photo', coalesce(bool_or(${hasVisibleProfilePhoto}), false)
  ) from users where users.id = ${id}
) end`;

const routeView = sql<Report["subject_view"]["route"]>`(
  select json_build_object(
    'id', routes.id,
    'name', routes.name,
    'grade', routes.grade,
    'location', routes.location,
    'circuit_id', routes.circuit_id,
    'color', circuits.color,
    'has_image', routes.image is not null,
    'version', routes.version
  )
  from routes join circuits on circuits.id = routes.circuit_id
  where routes.id = coalesce(
    reports.route_id, (select videos.route_id from videos where videos.id = reports.video_id)
  )
)`;

const currentText = sql`case
  when reports.type = 'route' then (select routes.name from routes where routes.id = reports.route_id)
  when reports.part = 'name' then (
    select coalesce(users.display_name, users.username) from users where users.id = reports.owner_id
  )
  when reports.part = 'about' then (select users.about from users where users.id = reports.owner_id)
end`;

const subjectText = sql<
  string | null
>`case when reports.status = 'removed' then reports.removed_text else ${currentText} end`;

const uploadTime = sql<string | null>`(
  select ${isoTimestamp(sql`videos.time`)} from videos where videos.id = reports.video_id
)`;

const isOtherRemoval = sql`removed.owner_id = reports.owner_id and removed.status = 'removed' and removed.id <> reports.id`;

const reasons = sql<Report["reasons"]>`(
  select coalesce(json_agg(json_build_object(
    'reason', newest.reason, 'text', newest.text, 'time', ${isoTimestamp(sql`newest.time`)}
  ) order by newest.time desc, newest.id desc), '[]')
  from (
    select * from report_reasons where report_reasons.report_id = reports.id
    order by report_reasons.time desc, report_reasons.id desc limit ${MAX_REASONS}
  ) as newest
)`;

const history = sql<Report["history"]>`(
  select coalesce(json_agg(json_build_object(
    'decision', newest.decision,
    'by', ${userRef(sql`newest.decided_by`)},
    'time', ${isoTimestamp(sql`newest.time`)},
    'stop_uploads_days', newest.stop_uploads_days
  ) order by newest.time desc, newest.id desc), '[]')
  from (
    select * from report_decisions where report_decisions.report_id = reports.id
    order by report_decisions.time desc, report_decisions.id desc limit ${MAX_DECISIONS}
  ) as newest
)`;

const isHidden = sql<boolean>`case when reports.type = 'video'
  then (select videos.hidden is not null from videos where videos.id = reports.video_id)
  else reports.status = 'removed'
end`;

const undoUntil = sql<
  string | null
>`case when reports.status <> 'open' then ${isoTimestamp(sql`(reports.decided_at + ${UNDO_PERIOD})`)} end`;

const columns = {
  id: reports.id,
  type: reports.type,
  subject_id: sql<string>`coalesce(reports.video_id, reports.route_id, reports.owner_id)`,
  part: reports.part,
  user: userRef(sql`reports.owner_id`),
  gym_id: reports.gym_id,
  route: routeView,
  text: subjectText,
  time: uploadTime,
  earlier_removals: sql<number>`(select count(*)::int from reports as removed where ${isOtherRemoval})`,
  last_removal: sql<string | null>`(
    select ${isoTimestamp(sql`max(removed.decided_at)`)} from reports as removed where ${isOtherRemoval}
  )`,
  reasons,
  // A user can have reported what is replaced too. The reasons of a deleted account have no user.
  num_reasons: sql<number>`(
    select count(distinct coalesce(report_reasons.reporter_id, report_reasons.id))::int
    from report_reasons where report_reasons.report_id = reports.id
  )`,
  history,
  status: reports.status,
  hidden: isHidden,
  undo_until: undoUntil,
};

interface Limits {
  readonly limit: number;
  readonly offset: number;
}

/** Lists reports, open ones first, newest first. */
export async function listReports(
  db: Reader,
  where: SQL | undefined,
  { limit, offset }: Limits,
): Promise<Report[]> {
  const rows = await db
    .select(columns)
    .from(reports)
    .where(where)
    .orderBy(sql`(${reports.status} = 'open') desc`, desc(reports.changed_at), desc(reports.id))
    .limit(limit)
    .offset(offset);
  return rows.map(
    ({ type, subject_id, part, user, gym_id, route, text, time, ...removals }): Report => {
      const { earlier_removals, last_removal, ...report } = removals;
      const view = { user, gym_id, route, text, time, earlier_removals, last_removal };
      return { ...report, subject: { type, id: subject_id, part }, subject_view: view };
    },
  );
}

/** @throws {ProblemError} 404 for an unknown report. */
export async function readReport(db: Reader, id: string): Promise<Report> {
  const [report] = await listReports(db, eq(reports.id, id), { limit: 1, offset: 0 });
  if (!report) throw createReportNotFoundError();
  return report;
}

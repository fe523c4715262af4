import type {
  ReportDecision,
  ReportPart,
  ReportReason,
  ReportStatus,
  ReportSubjectType,
} from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import { file, fileIndex, id, parentId, timestamptz, timestamptzNow } from "./columns.ts";
import { gyms, routes } from "./gyms.ts";
import { users } from "./users.ts";
import { videos } from "./videos.ts";

const optionalParentId = (column: () => AnyPgColumn) =>
  uuid().references(column, { onDelete: "cascade" });

/** The reports on one subject: a video, a route, or a part of a profile. They are deleted with it. */
export const reports = pgTable(
  "reports",
  {
    id: id(),
    type: text().$type<ReportSubjectType>().notNull(),
    video_id: optionalParentId(() => videos.id),
    route_id: optionalParentId(() => routes.id),
    /** The owner of the video, or the reported person. Null for a route. */
    owner_id: optionalParentId(() => users.id),
    part: text().$type<ReportPart>(),
    /** The gym whose managers decide. Null if only admins do. */
    gym_id: optionalParentId(() => gyms.id),
    status: text().$type<ReportStatus>().notNull().default("open"),
    /** The time of the last report or decision. */
    changed_at: timestamptzNow(),
    /** The last decision. The user has no foreign key, because the decision stays when the account is deleted. */
    decided_by: uuid(),
    decided_at: timestamptz(),
    /** Until when the decision stops the uploads of the owner. */
    uploads_stopped_until: timestamptz(),
    /** What a removal has taken from a profile or a route, for an undo. */
    removed_text: text(),
    removed_image: file(),
    removed_thumbnail: file(),
  },
  (table) => [
    uniqueIndex("reports_video_key").on(table.video_id),
    uniqueIndex("reports_route_key").on(table.route_id),
    uniqueIndex("reports_person_key")
      .on(table.owner_id, table.part)
      .where(sql`${table.type} = 'user'`),
    index("reports_owner_idx").on(table.owner_id, table.status),
    index("reports_gym_open_first_idx").on(
      table.gym_id,
      sql`(${table.status} = 'open')`,
      table.changed_at,
      table.id,
    ),
    index("reports_open_first_idx").on(sql`(${table.status} = 'open')`, table.changed_at, table.id),
    index("reports_removed_idx")
      .on(table.decided_at)
      .where(sql`${table.status} = 'removed'`),
    fileIndex("reports_removed_image_idx", table.removed_image),
    fileIndex("reports_removed_thumbnail_idx", table.removed_thumbnail),
    check("reports_status_check", sql`${table.status} in ('open', 'kept', 'removed')`),
    check(
      "reports_subject_check",
      sql`case ${table.type}
        when 'video' then num_nulls(${table.video_id}, ${table.owner_id}, ${table.gym_id}) = 0 and num_nonnulls(${table.route_id}, ${table.part}) = 0
        when 'route' then num_nulls(${table.route_id}, ${table.gym_id}) = 0 and num_nonnulls(${table.video_id}, ${table.owner_id}, ${table.part}) = 0
        when 'user' then num_nulls(${table.owner_id}, ${table.part}) = 0 and num_nonnulls(${table.video_id}, ${table.route_id}, ${table.gym_id}) = 0
        else false
      end`,
    ),
  ],
);

/** Why a user has reported the subject. */
export const reportReasons = pgTable(
  "report_reasons",
  {
    id: id(),
    report_id: parentId(() => reports.id),
    /** Null after the account is deleted. No response contains it. */
    reporter_id: uuid().references(() => users.id, { onDelete: "set null" }),
    /** What the reporter saw, see `subjectVersion`. Null for a reason that a program of version 1.1 has added. */
    subject_version: text(),
    reason: text().$type<ReportReason>().notNull(),
    text: text(),
    time: timestamptzNow(),
    /** False if staff has dismissed too many reports of this user. */
    counts_for_hiding: boolean().notNull(),
    /** The time of the decision to keep the subject. */
    dismissed_at: timestamptz(),
  },
  (table) => [
    uniqueIndex("report_reasons_reporter_key").on(
      table.report_id,
      table.reporter_id,
      table.subject_version,
    ),
    index("report_reasons_newest_idx").on(table.report_id, table.time, table.id),
    index("report_reasons_reporter_idx").on(table.reporter_id, table.time),
  ],
);

/** The history of a report. */
export const reportDecisions = pgTable(
  "report_decisions",
  {
    id: id(),
    report_id: parentId(() => reports.id),
    decision: text().$type<ReportDecision["decision"]>().notNull(),
    /** Has no foreign key, because the decision stays when the account is deleted. */
    decided_by: uuid().notNull(),
    time: timestamptzNow(),
    stop_uploads_days: integer().notNull().default(0),
  },
  (table) => [index("report_decisions_newest_idx").on(table.report_id, table.time, table.id)],
);

import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";

import type { DatabaseReader } from "../../../database/database.ts";
import {
  reportDecisions,
  reportReasons,
  reports,
  routes,
  videos,
} from "../../../database/schema.ts";

/*
 * The export must not reveal who has reported a user. Therefore it contains no reasons, no number of reports, and only reports
 * that led to a removal. Until staff has decided, the owner of a video cannot see that it is reported either.
 */

/** Lists what the user has reported. */
export const listReports = (db: DatabaseReader, userId: string) =>
  db
    .select({
      id: reportReasons.id,
      subject: {
        type: reports.type,
        id: sql<string>`coalesce(${reports.video_id}, ${reports.route_id}, ${reports.owner_id})`,
        part: reports.part,
      },
      reason: reportReasons.reason,
      text: reportReasons.text,
      time: reportReasons.time,
      dismissed_at: reportReasons.dismissed_at,
      counts_for_hiding: reportReasons.counts_for_hiding,
    })
    .from(reportReasons)
    .innerJoin(reports, eq(reports.id, reportReasons.report_id))
    .where(eq(reportReasons.reporter_id, userId))
    .orderBy(desc(reportReasons.time), asc(reportReasons.id));

/** Lists the decisions of the user as a member of staff. */
export const listDecisions = (db: DatabaseReader, userId: string) =>
  db
    .select({
      report: reportDecisions.report_id,
      decision: reportDecisions.decision,
      stop_uploads_days: reportDecisions.stop_uploads_days,
      time: reportDecisions.time,
    })
    .from(reportDecisions)
    .where(eq(reportDecisions.decided_by, userId))
    .orderBy(desc(reportDecisions.time), asc(reportDecisions.id));

const { removed_image, removed_thumbnail } = getTableColumns(reports);

/** Lists what staff has removed from the user. An email has named each of these removals. */
export const listRemovals = (db: DatabaseReader, userId: string) =>
  db
    .select({
      id: reports.id,
      type: reports.type,
      part: reports.part,
      video: reports.video_id,
      route_name: routes.name,
      removed_at: reports.decided_at,
      uploads_stopped_until: reports.uploads_stopped_until,
      text: reports.removed_text,
      /** Of a photo, the storage keys of the profile photo and the cover photo. */
      profile_photo: removed_image,
      cover_photo: removed_thumbnail,
    })
    .from(reports)
    .leftJoin(videos, eq(videos.id, reports.video_id))
    .leftJoin(routes, eq(routes.id, videos.route_id))
    .where(and(eq(reports.owner_id, userId), eq(reports.status, "removed")))
    .orderBy(desc(reports.decided_at), asc(reports.id));

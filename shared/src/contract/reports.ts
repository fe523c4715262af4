import * as z from "zod/mini";

import { CircuitColor } from "./circuits.ts";
import { endpoint, input } from "./endpoint.ts";
import { Id, Timestamp } from "./fields.ts";
import type { ReportCreation, ReportDecision, ReportPageQuery } from "./requests/reports.ts";
import { ReportPart, ReportReason, ReportStatus, ReportSubjectType } from "./report-types.ts";
import { UserRef } from "./users.ts";

const ReportSubject = z.object({
  type: ReportSubjectType,
  id: Id,
  /** Null unless the subject is a user. */
  part: z.nullable(ReportPart),
});

/** What staff needs to see of the subject. */
const ReportSubjectView = z.object({
  /** The owner of the video, or the reported person. Null for a route. */
  user: z.nullable(UserRef),
  gym_id: z.nullable(Id),
  /** The reported route, or that of the video. */
  route: z.nullable(
    z.object({
      id: Id,
      name: z.string(),
      grade: z.string(),
      location: z.string(),
      circuit_id: Id,
      color: CircuitColor,
      has_image: z.boolean(),
      version: z.int(),
    }),
  ),
  /** The reported name or text, also after its removal. */
  text: z.nullable(z.string()),
  /** When the video was uploaded. */
  time: z.nullable(Timestamp),
  /** The other things of the person that were removed, and when the last of them was. */
  earlier_removals: z.int(),
  last_removal: z.nullable(Timestamp),
});

/** The reports on one subject. The reporters are not included. */
export const Report = z.object({
  id: Id,
  subject: ReportSubject,
  subject_view: ReportSubjectView,
  /** The newest ones, at most 100. */
  reasons: z.array(
    z.object({ reason: ReportReason, text: z.nullable(z.string()), time: Timestamp }),
  ),
  num_reasons: z.int(),
  /** Newest first, at most 20. The username of a deleted account is empty. */
  history: z.array(
    z.object({
      decision: z.enum(["keep", "remove", "reopen"]),
      by: UserRef,
      time: Timestamp,
      stop_uploads_days: z.int(),
    }),
  ),
  status: ReportStatus,
  /** Whether only staff can see the subject. */
  hidden: z.boolean(),
  /** The last decision can be undone until then. Null for an open report. */
  undo_until: z.nullable(Timestamp),
});
export type Report = z.infer<typeof Report>;

export const ReportPage = z.object({
  data: z.array(Report),
  meta: z.object({ page: z.int(), total: z.int(), totalPages: z.int(), as_of: Timestamp }),
});
export type ReportPage = z.infer<typeof ReportPage>;

export const reports = {
  create: endpoint({
    method: "POST",
    path: "/reports",
    body: input<ReportCreation>(),
    response: z.object({ reported_before: z.boolean() }),
  }),
  pageOfGym: endpoint({
    method: "GET",
    path: "/gyms/{gym_id}/reports",
    query: input<ReportPageQuery>(),
    response: ReportPage,
  }),
  page: endpoint({
    method: "GET",
    path: "/admin/reports",
    query: input<ReportPageQuery>(),
    response: ReportPage,
  }),
  decide: endpoint({
    method: "POST",
    path: "/reports/{report_id}/decide",
    body: input<ReportDecision>(),
    response: Report,
  }),
};

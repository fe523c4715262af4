import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { ReportPart, ReportReason, ReportStatus, ReportSubjectType } from "../report-types.ts";
import { multiLineText, positiveIntParam } from "./fields.ts";

export const ReportCreation = z.object({
  subject: z.object({
    type: ReportSubjectType,
    id: Id,
    /** Required for a user, and only for a user. */
    part: z.optional(z.nullable(ReportPart)),
  }),
  reason: ReportReason,
  text: z.optional(z.nullable(multiLineText(500))),
});
export type ReportCreation = z.input<typeof ReportCreation>;

export const ReportPageQuery = z.object({
  status: z.optional(ReportStatus),
  page: z.optional(positiveIntParam(1_000_000)),
});
export type ReportPageQuery = z.input<typeof ReportPageQuery>;

export const ReportDecision = z.object({
  decision: z.enum(["keep", "remove", "reopen"]),
  /** Only for the removal of a thing of a person. */
  stop_uploads_days: z.optional(z.literal([0, 7, 30])),
});
export type ReportDecision = z.input<typeof ReportDecision>;

import * as z from "zod/mini";

export const ReportReason = z.enum(["private", "dangerous", "abusive", "not_climbing", "other"]);
export type ReportReason = z.infer<typeof ReportReason>;

/** The parts of a person's profile that can be reported. */
export const ReportPart = z.enum(["name", "about", "photo"]);
export type ReportPart = z.infer<typeof ReportPart>;

export const ReportSubjectType = z.enum(["video", "user", "route"]);
export type ReportSubjectType = z.infer<typeof ReportSubjectType>;

export const ReportStatus = z.enum(["open", "kept", "removed"]);
export type ReportStatus = z.infer<typeof ReportStatus>;

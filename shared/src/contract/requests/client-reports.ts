import * as z from "zod/mini";

import {
  FailedTapReason,
  ReportedErrorName,
  ReportedPart,
  ReportedProblem,
  ReportedRoute,
} from "../client-report-types.ts";
import { plainText, TimestampInput } from "./fields.ts";

/** Replaces an invalid value. */
const { catch: withFallback } = z;

const MAX_COUNT = 10_000;
const Count = z.int().check(z.gte(0), z.lte(MAX_COUNT));
const Vital = z.optional(z.number().check(z.gte(0)));

/** The maximum number of different errors of a part in a batch. */
const MAX_ERRORS = 5;
const MAX_REASONS = 20;

/** A browser with a newer release can send values that this server does not know. */
const ErrorReport = z.object({
  name: withFallback(ReportedErrorName, "Error"),
  problem: withFallback(ReportedProblem, "Other"),
  /** The file, the line and the column in a script of the release. */
  place: z.string().check(z.regex(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/)),
  route: withFallback(ReportedRoute, "*"),
});
export type ErrorReport = z.output<typeof ErrorReport>;

/** What happened since the last batch of the visit. A part that the page has only loaded has empty counts. */
const PartReport = z.object({
  part: ReportedPart,
  /** The hash of the release. */
  release: z.string().check(z.regex(/^[\w-]{4,64}$/)),
  taps: Count,
  failed_taps: z
    .array(z.object({ reason: withFallback(FailedTapReason, "OTHER"), count: Count }))
    .check(z.maxLength(MAX_REASONS)),
  failed_loads: Count,
  vitals: z.object({ lcp: Vital, inp: Vital, cls: Vital }),
  errors: z.array(ErrorReport).check(z.maxLength(MAX_ERRORS)),
});
export type PartReport = z.output<typeof PartReport>;

export const ClientReportBatch = z.object({
  /** The token of the visit. */
  token: plainText(200),
  parts: z.array(PartReport).check(z.minLength(1), z.maxLength(2 * ReportedPart.options.length)),
});
export type ClientReportBatch = z.input<typeof ClientReportBatch>;

export const ReleaseHealthQuery = z.object({
  /** Counts from the start of this hour on. Without it, the last 24 hours. */
  since: z.optional(TimestampInput),
});
export type ReleaseHealthQuery = z.input<typeof ReleaseHealthQuery>;

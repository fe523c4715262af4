import * as z from "zod/mini";

import { FailedTapReason, ReportedPart } from "./client-report-types.ts";
import { endpoint, input } from "./endpoint.ts";
import { Timestamp } from "./fields.ts";
import type { ClientReportBatch, ReleaseHealthQuery } from "./requests/client-reports.ts";

const Count = z.int().check(z.nonnegative());

/** The value that three of four visits do not exceed. Null without a value. */
const Vital = z.nullable(z.object({ p75: z.number().check(z.nonnegative()), count: Count }));

const ReleaseErrors = z.object({
  message: z.string(),
  /** The file, the line and the column in a script of the release. */
  place: z.string(),
  /** The path pattern of the screen. */
  route: z.string(),
  /** The number of visits with this error. */
  count: Count,
  last_time: Timestamp,
});

/** What browsers have reported about a release. */
const ReleaseHealth = z.object({
  part: ReportedPart,
  /** The hash of the release. */
  release: z.string(),
  /** Null if the history of releases does not contain it. */
  version: z.nullable(z.string()),
  visits: Count,
  visits_with_errors: Count,
  /** All taps that change something, including the failed ones. */
  taps: Count,
  failed_taps: z.array(z.object({ reason: FailedTapReason, count: Count })),
  /** How often a screen of the release did not load. */
  failed_loads: Count,
  vitals: z.object({ lcp: Vital, inp: Vital, cls: Vital }),
  /** The most frequent errors, the most frequent one first. */
  errors: z.array(ReleaseErrors),
});
export type ReleaseHealth = z.infer<typeof ReleaseHealth>;

/** Whether the program can take a gradual release back by itself. */
const RolloutAccess = z.object({
  remote: z.string(),
  /** The hash of the release. */
  release: z.string(),
  /** False without access to the registry or the history. Null if another process decides, such as a worker. */
  can_halt: z.nullable(z.boolean()),
});
export type RolloutAccess = z.infer<typeof RolloutAccess>;

const VisitCounts = z.object({ visits: Count, visits_with_errors: Count });

/** The visits of a gradual release and of the live one since the start of the rollout, as the program compares them. */
const RolloutComparison = z.object({
  remote: z.string(),
  /** The hash of the gradual release. */
  release: z.string(),
  gradual: VisitCounts,
  live: VisitCounts,
  /** Whether the gradual release has clearly more errors, so that the rollout halts. */
  is_worse: z.boolean(),
});
export type RolloutComparison = z.infer<typeof RolloutComparison>;

const InstallationHealth = z.object({
  /** Whether browsers report anything to this installation. */
  collects_reports: z.boolean(),
  /** The releases with visits, the last visited ones first. */
  releases: z.array(ReleaseHealth),
  /** The gradual releases. */
  rollouts: z.array(RolloutAccess),
  /** The gradual releases, and those that have halted. */
  comparisons: z.array(RolloutComparison),
});
export type InstallationHealth = z.infer<typeof InstallationHealth>;

const ReportedVisit = z.object({
  /** Signed by the server. Null if the browser must not send reports of this visit. */
  token: z.nullable(z.string()),
});

export const MAX_LISTED_ERRORS = 20;

export const clientReports = {
  start: endpoint({ method: "GET", path: "/client_reports/visit", response: ReportedVisit }),
  send: endpoint({ method: "POST", path: "/client_reports", body: input<ClientReportBatch>() }),
  health: endpoint({
    method: "GET",
    path: "/admin/health",
    query: input<ReleaseHealthQuery>(),
    response: InstallationHealth,
  }),
};

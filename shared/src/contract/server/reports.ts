import * as z from "zod/mini";

import { Id } from "../fields.ts";
import { reports as endpoints } from "../reports.ts";
import { ReportCreation, ReportDecision, ReportPageQuery } from "../requests/reports.ts";
import { serve } from "./serve.ts";

export const reports = serve(endpoints, {
  create: {
    summary: "Report a video, a route, or a part of a profile; 200 if you have reported it before",
    access: "verified",
    body: ReportCreation,
    success: 201,
    repeated: 200,
    errors: ["FORBIDDEN", "NOT_FOUND", "RATE_LIMITED"],
  },
  pageOfGym: {
    summary: "A page of the reports on videos and routes of a gym, open ones first",
    access: { action: "handleReports", gym: { params: "gym_id" } },
    params: z.object({ gym_id: Id }),
    query: ReportPageQuery,
    errors: ["NOT_FOUND"],
  },
  page: {
    summary: "A page of all reports, open ones first",
    access: { action: "handleReports", gym: "none" },
    query: ReportPageQuery,
  },
  decide: {
    summary:
      "Keep or remove what was reported, or undo a decision within 30 days; a conflict names who has decided",
    access: { action: "handleReports", gym: { params: "report_id" } },
    params: z.object({ report_id: Id }),
    body: ReportDecision,
    success: 200,
    errors: ["NOT_FOUND", "CONFLICT"],
  },
});

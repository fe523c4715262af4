import { clientReports as endpoints, MAX_LISTED_ERRORS } from "../client-reports.ts";
import { ClientReportBatch, ReleaseHealthQuery } from "../requests/client-reports.ts";
import { serve } from "./serve.ts";

/** A browser may send at most 64 KiB while a page closes. */
const MAX_BATCH_BYTES = 8 * 1_024;

export const clientReports = serve(endpoints, {
  start: {
    summary:
      "Start a visit whose browser reports errors, failed taps and web vitals, without identity",
    access: "all",
    errors: ["RATE_LIMITED"],
  },
  send: {
    summary: "Report errors, failed taps and web vitals of a visit, without identity",
    access: "all",
    body: ClientReportBatch,
    maxBodyBytes: MAX_BATCH_BYTES,
    errors: ["FORBIDDEN", "PAYLOAD_TOO_LARGE", "RATE_LIMITED"],
  },
  health: {
    summary: `What browsers have reported about each release, with the ${MAX_LISTED_ERRORS} most frequent errors`,
    access: { action: "administer", gym: "none" },
    query: ReleaseHealthQuery,
  },
});

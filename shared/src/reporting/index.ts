/** Reports a video, a route or a part of a profile to staff. */
export { REASONS } from "./reasons.ts";
export { ReportDialog } from "./report-dialog.tsx";
export { VideoReportDialog } from "./video-report-dialog.tsx";

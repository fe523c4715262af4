/** All tables. A change needs a migration: `npm run migration`. */
export { clientCounts, clientErrors, clientVisits } from "./schema/client-reports.ts";
export { areaCodes, codeScans } from "./schema/codes.ts";
export { circuits, formerRouteNames, gyms, routes, sets } from "./schema/gyms.ts";
export { formerUsernames, knownAddresses, sessionLinks, sessions, users } from "./schema/users.ts";
export { blocks } from "./schema/blocks.ts";
export { invitations, memberships } from "./schema/teams.ts";
export { resetMoves, resetRoutes, resets, resetSets, resetStrips } from "./schema/resets.ts";
export { activityRoutes, activityTallies } from "./schema/activity-counts.ts";
export {
  activities,
  climbs,
  hiddenClimbs,
  projects,
  reactions,
  removedClimbIds,
} from "./schema/climbs.ts";
export { notes, votes } from "./schema/feedback.ts";
export { feedClock, feedCounts, feedTotals, recentActivities } from "./schema/feed.ts";
export { climberStatsVersions, gymStatsVersions } from "./schema/stats.ts";
export { videos } from "./schema/videos.ts";
export { gymVisits } from "./schema/visits.ts";
export { videoUploadParts, videoUploads } from "./schema/video-uploads.ts";
export { reportDecisions, reportReasons, reports } from "./schema/reports.ts";
export { auditEntries } from "./schema/audit.ts";
export { rateBuckets, rateCounts } from "./schema/limits.ts";
export { fileSweep } from "./schema/file-sweep.ts";
export { storedFiles } from "./schema/stored-files.ts";
export { operationRuns } from "./schema/operation-runs.ts";

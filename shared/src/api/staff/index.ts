/** Calls for setters and admins. They have a separate entry because other users do not need them. */
export { adminMutations, adminQueries } from "./admin.ts";
export {
  type ArchiveFilter,
  archiveQueries,
  type ArchivedRoute,
  listArchivedRoutes,
} from "./archive.ts";
export { type AuditFilter, auditQueries } from "./audit.ts";
export { getCalendarUrl } from "./calendar-url.ts";
export { circuitMutations, circuitStaffQueries, createCircuit, updateCircuit } from "./circuits.ts";
export { createGym, gymMutations, gymStaffQueries, type NewGym, updateGym } from "./gyms.ts";
export { insightsQueries } from "./insights.ts";
export { type DraftPhoto, draftPhotoQuery } from "./draft-photos.ts";
export {
  applyDrafts,
  draftLabelQuery,
  draftRouteKeys,
  draftRouteQuery,
  type PlacedRoute,
  toDraftRoute,
} from "./draft-routes.ts";
export { noteMutations, noteQueries } from "./notes.ts";
export { publishResetMutation, type ShownReset } from "./publish-reset.ts";
export { operationQueries } from "./operations.ts";
export { releaseQueries } from "./releases.ts";
export { createIdempotencyKey } from "./idempotency-key.ts";
export { createIdempotentInsert } from "./idempotent-writes.ts";
export { useIdempotentInsert } from "./use-idempotent-insert.ts";
export { useIdempotentUpdate } from "./use-idempotent-update.ts";
export {
  type ChangedRoute,
  createRoute,
  type NewRoute,
  routeDependentsQuery,
  routeMutations,
  toVersions,
  updateRoute,
} from "./routes.ts";
export {
  applyMarks,
  listResets,
  REFETCH_INTERVAL_MS,
  resetMutations,
  resetQueries,
} from "./resets.ts";
export {
  createInvitation,
  type NewInvitation,
  teamMutations,
  teamQueries,
  withdrawInvitation,
} from "./team.ts";
export { reportMutations, reportQueries } from "./reports.ts";
export { scanQueries } from "./scans.ts";
export { createSet, setDependentsQuery, setMutations, updateSet } from "./sets.ts";

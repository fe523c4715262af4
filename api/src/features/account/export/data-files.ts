import { toUser, type UserRow } from "../../../auth/account.ts";
import { toClimbsCsv } from "./climbs-csv.ts";
import type { ExportStore } from "./export.store.ts";
import { createListFile, createPagedFile, createTextFile, toJson } from "./text-files.ts";
import type { ArchiveFile } from "./zip-stream.ts";

/** Returns the files of the account without those that refer to photos and videos. */
export const createDataFiles = (user: UserRow, store: ExportStore): readonly ArchiveFile[] => [
  createTextFile("account.json", () => [toJson(toExportedAccount(user))]),
  createPagedFile("climbs.json", store.readClimbPages),
  createTextFile("climbs.csv", () => toClimbsCsv(store.readClimbPages())),
  createListFile("activities.json", store.listActivities),
  createListFile("blocks.json", store.listBlocks),
  createPagedFile("changes_by_staff.json", store.readChangesByStaffPages),
  createListFile("former_usernames.json", store.listFormerUsernames),
  createListFile("invitations_received.json", store.listReceivedInvitations),
  createListFile("invitations_sent.json", store.listSentInvitations),
  createListFile("memberships.json", store.listMemberships),
  createListFile("networks.json", store.listNetworks),
  createListFile("notes.json", store.listNotes),
  createPagedFile("own_changes.json", store.readOwnChangePages),
  createListFile("projects.json", store.listProjects),
  createListFile("reactions.json", store.listReactions),
  createListFile("removed_climbs.json", store.listRemovedClimbs),
  createListFile("report_decisions.json", store.listDecisions),
  createListFile("reports.json", store.listReports),
  createListFile("resets.json", store.listResets),
  createPagedFile("routes.json", store.readRoutePages),
  createListFile("sessions.json", store.listSessions),
  createListFile("video_uploads.json", store.listVideoUploads),
  createListFile("visits.json", store.listVisits),
  createListFile("votes.json", store.listVotes),
];

const toExportedAccount = (user: UserRow) => ({
  ...toUser(user),
  uploads_stopped_until: user.uploads_stopped_until,
  created_at: user.created_at,
});

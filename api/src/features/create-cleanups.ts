import type { Changes } from "../auth/changes.ts";
import { deleteExpiredFormerUsernames } from "../auth/former-usernames.ts";
import type { DataRetention } from "../config/data-retention.ts";
import type { Database } from "../database/database.ts";
import { removeUnusedAccounts } from "./account/unused-accounts.ts";
import { deleteOldAuditEntries } from "./audit/old-audit-entries.ts";
import { deleteExpiredRemovedClimbIds } from "./climbs/removed-climb-ids.ts";
import { deleteOldReports } from "./client-reports/client-reports.store.ts";
import { deleteOldScans } from "./codes/scans.ts";
import { deleteFinishedReports } from "./reports/delete-finished.ts";
import { deleteRemoved } from "./reports/delete-removed.ts";
import { deleteEndedRoles } from "./teams/ended-roles.ts";
import { deleteExpiredVideoUploads } from "./video-uploads/remove-uploads.ts";

interface Dependencies {
  readonly db: Database;
  readonly changes: Changes;
  readonly retention: DataRetention;
}

/** The removal of the rows of the features that have expired. */
export const createCleanups = ({
  db,
  changes,
  retention,
}: Dependencies): (() => Promise<void>)[] => [
  () => deleteOldAuditEntries(db, retention.auditDays),
  () => deleteEndedRoles(db),
  () => deleteExpiredRemovedClimbIds(db),
  () => deleteExpiredFormerUsernames(db),
  () => deleteExpiredVideoUploads(db),
  () => deleteRemoved(db),
  () => deleteFinishedReports(db, retention.reportDays),
  () => deleteOldScans(db),
  () => deleteOldReports(db, retention.clientReportDays),
  () => removeUnusedAccounts({ db, changes }, retention.unusedAccountDays),
];

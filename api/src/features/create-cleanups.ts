import { deleteExpiredFormerUsernames } from "../auth/former-usernames.ts";
import type { Database } from "../database/database.ts";
import { deleteOldAuditEntries } from "./audit/old-audit-entries.ts";
import { deleteExpiredRemovedClimbIds } from "./climbs/removed-climb-ids.ts";
import { deleteOldScans } from "./codes/scans.ts";
import { deleteRemoved } from "./reports/delete-removed.ts";
import { deleteEndedRoles } from "./teams/ended-roles.ts";
import { deleteExpiredVideoUploads } from "./video-uploads/remove-uploads.ts";

const cleanups: readonly ((db: Database) => Promise<void>)[] = [
  deleteOldAuditEntries,
  deleteEndedRoles,
  deleteExpiredRemovedClimbIds,
  deleteExpiredFormerUsernames,
  deleteExpiredVideoUploads,
  deleteRemoved,
  deleteOldScans,
];

/** The removal of the rows of the features that have expired. */
export const createCleanups = (db: Database) => cleanups.map((cleanup) => () => cleanup(db));

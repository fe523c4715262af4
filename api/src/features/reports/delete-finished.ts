import { and, inArray, isNull, lt } from "drizzle-orm";

import type { Database } from "../../database/database.ts";
import { getDaysAgo } from "../../database/get-days-ago.ts";
import { reports } from "../../database/schema.ts";

/**
 * Deletes reports a number of days after the decision, with their reasons and decisions. What they keep for an undo is
 * deleted before: see `deleteRemoved`. A removed video takes its report along.
 */
export const deleteFinishedReports = async (db: Database, maxAgeDays: number): Promise<void> => {
  await db
    .delete(reports)
    .where(
      and(
        inArray(reports.status, ["kept", "removed"]),
        lt(reports.decided_at, getDaysAgo(maxAgeDays)),
        isNull(reports.removed_image),
        isNull(reports.removed_thumbnail),
      ),
    );
};

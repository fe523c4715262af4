import { sql } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";

/** So many accounts hide a video together. */
const MIN_REPORTERS = 3;

/**
 * Hides or shows the reported video, after a change of its report. Each account has one reason, which counts until staff
 * dismisses it. The transaction must have locked the video.
 */
export const updateHidden = (tx: Transaction, reportId: string) =>
  tx.execute(sql`
    update videos set hidden = case
      when reports.status = 'removed' then 'removed'
      when reports.status = 'open' and ${MIN_REPORTERS} = (
        select count(*) from (
          select from report_reasons
          where report_id = reports.id and counts_for_hiding and dismissed_at is null
          limit ${MIN_REPORTERS}
        ) as counted
      ) then 'reported'
    end
    from reports
    where reports.id = ${reportId} and videos.id = reports.video_id`);

import { and, eq } from "drizzle-orm";

import type { RateLimits } from "../../auth/rate-limits.ts";
import type { Database } from "../../database/database.ts";
import { reports, users } from "../../database/schema.ts";
import type { JobHandlers } from "../../jobs/job-handler.ts";
import type { JobLog } from "../../jobs/run-job.ts";
import { getAccountKey } from "../../mail/account-key.ts";
import { createGreeting } from "../../mail/greeting.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { sendWithinLimit } from "../account/email-links/send-within-limit.ts";
import { composeRemovalEmail } from "./compose-removal-email.ts";
import { readReport } from "./stored-report.ts";

interface Dependencies {
  readonly db: Database;
  readonly limits: RateLimits;
  readonly mailer: Mailer;
  readonly log: JobLog;
}

/** Creates a job handler that emails the owner of what staff has removed, unless the removal was undone meanwhile. */
export function createRemovalSender(dependencies: Dependencies): JobHandlers["send-removal"] {
  const { db } = dependencies;
  return {
    run: async ({ report: id }) => {
      const removal = await findRemoval(db, id);
      if (!removal) return;
      const { userId, email, uploadsStoppedUntil } = removal;
      const report = await readReport(db, id);
      await sendWithinLimit(dependencies, {
        email: {
          ...composeRemovalEmail({
            greeting: createGreeting(removal),
            report,
            uploadsStoppedUntil,
          }),
          to: email,
          account: getAccountKey(userId),
        },
        limitKey: `removal ${email}`,
        isStillWanted: async () => (await db.$count(users, eq(users.id, userId))) > 0,
      });
    },
  };
}

async function findRemoval(db: Database, id: string) {
  const [removal] = await db
    .select({
      userId: users.id,
      email: users.email,
      username: users.username,
      display_name: users.display_name,
      is_verified: users.is_verified,
      uploadsStoppedUntil: reports.uploads_stopped_until,
    })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.owner_id))
    .where(and(eq(reports.id, id), eq(reports.status, "removed")));
  return removal;
}

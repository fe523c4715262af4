import type { InvitationTokens } from "../../auth/invitation-tokens.ts";
import type { RateLimits } from "../../auth/rate-limits.ts";
import type { Database } from "../../database/database.ts";
import { invitations } from "../../database/schema.ts";
import type { JobHandlers } from "../../jobs/job-handler.ts";
import type { JobLog } from "../../jobs/run-job.ts";
import { getAccountKey } from "../../mail/account-key.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { eq } from "drizzle-orm";
import { sendWithinLimit } from "../account/email-links/send-within-limit.ts";
import { composeInvitationEmail } from "./compose-invitation-email.ts";
import { listPending } from "./stored-invitations.ts";

interface Dependencies {
  readonly db: Database;
  readonly tokens: InvitationTokens;
  readonly limits: RateLimits;
  readonly mailer: Mailer;
  /** The base URL of links in emails, without a trailing slash. */
  readonly publicUrl: string;
  readonly log: JobLog;
}

/** Creates a job handler that emails an invitation, unless it was withdrawn meanwhile. */
export function createInvitationSender(dependencies: Dependencies): JobHandlers["send-invitation"] {
  const { db, tokens, publicUrl } = dependencies;
  const findInvitation = async (id: string) => (await listPending(db, eq(invitations.id, id)))[0];

  return {
    run: async ({ invitation: id }) => {
      const invitation = await findInvitation(id);
      if (!invitation) return;
      const { email, role, gym, created_by } = invitation;
      const text = composeInvitationEmail({
        // The owner of the address has not agreed to get emails, so it contains no text that its sender can choose freely.
        inviter: created_by.username,
        gym: gym.name,
        role,
        link: `${publicUrl}/join/${tokens.create(id)}`,
      });
      await sendWithinLimit(dependencies, {
        email: { ...text, to: email, account: getAccountKey(id) },
        limitKey: `invitation ${email}`,
        isStillWanted: async () => (await findInvitation(id)) !== undefined,
      });
    },
  };
}

import type { LinkTokens } from "../../auth/link-tokens.ts";
import type { RateLimits } from "../../auth/rate-limits.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";
import type { JobData } from "../../database/job-queues.ts";
import type { JobLog } from "../../jobs/run-job.ts";
import { type Email, type Mailer, RecipientRejectedError } from "../../mail/mailer.ts";
import type { EmailLinkStore } from "./email-links.store.ts";
import { composePasswordResetEmail, composeVerificationEmail } from "./link-emails.ts";

interface Dependencies {
  readonly store: Pick<EmailLinkStore, "findByEmail">;
  readonly links: LinkTokens;
  readonly limits: RateLimits;
  readonly mailer: Mailer;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly log: JobLog;
}

type Kind = JobData["send-mail"]["kind"];

/**
 * Emails a link to an active account that needs it. Sends nothing if no such account exists. Sends nothing if the
 * recipient has reached the rate limit of that kind of email.
 */
export function createLinkEmailSender(
  dependencies: Dependencies,
): JobHandler<JobData["send-mail"]> {
  const { limits, mailer, log } = dependencies;

  /** Emails that could not be sent do not count towards the rate limit. */
  const deliver = async (mail: Email, limitKey: string) => {
    if (!(await limits.tryConsume("mailsPerMailbox", limitKey))) return;
    try {
      await mailer.send(mail);
    } catch (error) {
      await limits.refund("mailsPerMailbox", limitKey);
      if (!(error instanceof RecipientRejectedError)) throw error;
      log.warn({ err: error }, "recipient rejected");
    }
  };

  return {
    run: async ({ kind, email }) => {
      const mail = await composeEmail(dependencies, kind, email);
      // Each kind has its own limit, so that requests for one kind cannot block the other.
      if (mail) await deliver(mail, `${kind} ${mail.to}`);
    },
  };
}

async function composeEmail({ store, links, publicUrl }: Dependencies, kind: Kind, email: string) {
  const account = await store.findByEmail(email);
  if (!account || (kind === "verify" && account.is_verified)) return undefined;

  const { email: to, username } = account;
  const content =
    kind === "verify"
      ? composeVerificationEmail(
          username,
          `${publicUrl}/verify/${await links.signVerificationToken(account)}`,
        )
      : composePasswordResetEmail(
          username,
          `${publicUrl}/reset_password/${await links.signResetToken(account)}`,
        );
  return { to, ...content };
}

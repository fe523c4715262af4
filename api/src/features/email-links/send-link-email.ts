import type { LinkTokens } from "../../auth/link-tokens.ts";
import type { RateLimits } from "../../auth/rate-limits.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";
import type { JobData } from "../../database/job-queues.ts";
import type { JobLog } from "../../jobs/run-job.ts";
import { type Mail, type Mailer, RecipientRefused } from "../../mail/mailer.ts";
import type { EmailLinkStore } from "./email-links.store.ts";
import { composePasswordResetEmail, composeVerificationEmail } from "./link-emails.ts";

interface Parts {
  readonly store: Pick<EmailLinkStore, "findByEmail">;
  readonly links: LinkTokens;
  readonly limits: RateLimits;
  readonly mailer: Mailer;
  /** The address that people use, without a slash at its end. */
  readonly publicUrl: string;
  readonly log: JobLog;
}

type Kind = JobData["send-mail"]["kind"];

/**
 * Mails a link to whom it is for: to nobody where the address is nobody's, its account sleeps or has no need of it, or
 * where the mailbox got enough of that kind already, however many asked for it.
 */
export function createLinkEmailSender(parts: Parts): JobHandler<JobData["send-mail"]> {
  const { limits, mailer, log } = parts;

  /** A mail that was not sent does not count. */
  const deliver = async (mail: Mail, mailbox: string) => {
    if (!(await limits.allows("mailsPerMailbox", mailbox))) return;
    try {
      await mailer.send(mail);
    } catch (error) {
      await limits.giveBack("mailsPerMailbox", mailbox);
      if (!(error instanceof RecipientRefused)) throw error;
      log.warn({ err: error }, "mail refused");
    }
  };

  return {
    run: async ({ kind, email }) => {
      const mail = await write(parts, kind, email);
      // Each kind has a count of its own, so that nobody is kept from one by those who ask for the other.
      if (mail) await deliver(mail, `${kind} ${mail.to}`);
    },
  };
}

async function write({ store, links, publicUrl }: Parts, kind: Kind, email: string) {
  const account = await store.findByEmail(email);
  if (!account || (kind === "verify" && account.is_verified)) return undefined;

  const { email: to, username } = account;
  const letter =
    kind === "verify"
      ? composeVerificationEmail(username, `${publicUrl}/verify/${await links.signVerify(account)}`)
      : composePasswordResetEmail(
          username,
          `${publicUrl}/reset_password/${await links.signReset(account)}`,
        );
  return { to, ...letter };
}

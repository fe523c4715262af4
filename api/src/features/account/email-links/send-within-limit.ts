import type { RateLimits } from "../../../auth/rate-limits.ts";
import type { JobLog } from "../../../jobs/run-job.ts";
import { type Email, type Mailer, RecipientRejectedError } from "../../../mail/mailer.ts";

interface Dependencies {
  readonly limits: RateLimits;
  readonly mailer: Mailer;
  readonly log: JobLog;
}

interface LimitedEmail {
  readonly email: Email;
  /** Each kind of email has a separate limit, so that requests for one kind cannot block the others. */
  readonly limitKey: string;
  /** Called after the email was sent. If it returns false, what the email is about was deleted meanwhile. */
  readonly isStillWanted: () => Promise<boolean>;
}

/** Sends the email within the limit of its recipient. A failed attempt does not count. */
export async function sendWithinLimit(
  { limits, mailer, log }: Dependencies,
  { email, limitKey, isStillWanted }: LimitedEmail,
): Promise<void> {
  if (!(await limits.tryConsume("emailsPerRecipient", limitKey))) return;
  try {
    await mailer.send(email);
    if (!(await isStillWanted())) await mailer.deleteByAccount(email.account);
  } catch (error) {
    await limits.refund("emailsPerRecipient", limitKey);
    if (!(error instanceof RecipientRejectedError)) throw error;
    log.warn({ err: error }, "recipient rejected");
  }
}

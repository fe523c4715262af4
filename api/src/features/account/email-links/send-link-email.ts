import type { LinkTokens } from "../../../auth/link-tokens.ts";
import type { RateLimits } from "../../../auth/rate-limits.ts";
import type { JobHandler } from "../../../jobs/job-handler.ts";
import type { AccountEmailJob, AddressEmailJob } from "../../../database/job-queues.ts";
import type { JobLog } from "../../../jobs/run-job.ts";
import { getAccountKey } from "../../../mail/account-key.ts";
import { createGreeting } from "../../../mail/greeting.ts";
import type { Email, Mailer } from "../../../mail/mailer.ts";
import type { EmailLinkStore } from "./email-links.store.ts";
import {
  composeEmailChangedNotification,
  composeNewEmailConfirmation,
  composePasswordResetEmail,
  composeVerificationEmail,
} from "./link-emails.ts";
import { sendWithinLimit } from "./send-within-limit.ts";

interface Dependencies {
  readonly store: Pick<
    EmailLinkStore,
    "findByEmail" | "findById" | "hasAccount" | "hasOtherAccount"
  >;
  readonly linkTokens: LinkTokens;
  readonly limits: RateLimits;
  readonly mailer: Mailer;
  /** The base URL of links in emails, without a trailing slash. */
  readonly publicUrl: string;
  readonly log: JobLog;
}

interface AccountEmail extends Omit<Email, "account"> {
  readonly userId: string;
}

/**
 * Creates a job handler that emails a link to an account. Sends nothing if the account does not exist, is inactive or
 * does not need the link, or if the recipient's rate limit is exceeded.
 */
export function createLinkEmailSender(
  dependencies: Dependencies,
): JobHandler<AddressEmailJob | AccountEmailJob> {
  return {
    run: async (job) => {
      const message = await composeEmail(dependencies, job);
      if (!message) return;
      const { userId, ...email } = message;
      await sendWithinLimit(dependencies, {
        email: { ...email, account: getAccountKey(userId) },
        limitKey: `${job.kind} ${email.to}`,
        isStillWanted: () => dependencies.store.hasAccount(userId),
      });
    },
  };
}

function composeEmail(
  dependencies: Dependencies,
  job: AddressEmailJob | AccountEmailJob,
): Promise<AccountEmail | undefined> {
  switch (job.kind) {
    case "verify":
    case "reset":
      return composeForAddress(dependencies, job);
    case "change-email":
    case "email-changed":
      return composeForAccount(dependencies, job);
  }
}

async function composeForAddress(
  { store, linkTokens, publicUrl }: Dependencies,
  { kind, email }: AddressEmailJob,
): Promise<AccountEmail | undefined> {
  const account = await store.findByEmail(email);
  if (!account || (kind === "verify" && account.is_verified)) return undefined;
  const { id: userId, email: to } = account;
  if (kind === "verify") {
    const token = await linkTokens.signVerificationToken(account);
    const link = `${publicUrl}/verify/${token}`;
    return { userId, to, ...composeVerificationEmail(link) };
  }
  const token = await linkTokens.signResetToken(account);
  const link = `${publicUrl}/reset_password/${token}`;
  return { userId, to, ...composePasswordResetEmail(createGreeting(account), link) };
}

/** Returns undefined if the account does not exist or is inactive, or if another account has the new email. */
async function composeForAccount(
  dependencies: Dependencies,
  { kind, user: userId, email: to }: AccountEmailJob,
): Promise<AccountEmail | undefined> {
  const { store, linkTokens, publicUrl } = dependencies;
  const account = await store.findById(userId);
  if (!account) return undefined;
  if (kind === "email-changed") return { userId, to, ...composeEmailChangedNotification() };
  // The account has this email already, but may need to verify it.
  if (to === account.email) return composeForAddress(dependencies, { kind: "verify", email: to });
  if (await store.hasOtherAccount(to, userId)) return undefined;
  const token = await linkTokens.signEmailChangeToken(account, to);
  const link = `${publicUrl}/verify/${token}`;
  return { userId, to, ...composeNewEmailConfirmation(link) };
}

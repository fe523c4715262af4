import { emailLinks, type PasswordReset } from "@topout/shared/contract";

import type { AppConfig } from "../../config/app-config.ts";
import { toUser, type UserRow } from "../../auth/account.ts";
import type { LinkTokens } from "../../auth/link-tokens.ts";
import type { PasswordHasher } from "../../auth/password-hasher.ts";
import type { RateLimits } from "../../auth/rate-limits.ts";
import { validatePassword } from "../../auth/validate-password.ts";
import { implement } from "../../http/implement.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import type { JobData } from "../../database/job-queues.ts";
import type { EmailLinkStore } from "./email-links.store.ts";

interface Dependencies {
  readonly config: AppConfig;
  readonly store: EmailLinkStore;
  readonly links: LinkTokens;
  readonly passwordHasher: PasswordHasher;
  readonly limits: RateLimits;
}

export function createEmailLinkHandlers(dependencies: Dependencies) {
  /** The worker looks up the account later, so response and timing do not reveal whether it exists. */
  const requestEmail = async (email: JobData["send-mail"], address: string) => {
    await dependencies.limits.consume("mailsPerAddress", address);
    await dependencies.store.enqueueEmail(email);
    return null;
  };

  return implement(emailLinks, {
    forgotPassword: ({ body: { email }, address }) =>
      requestEmail({ kind: "reset", email }, address),
    resetPassword: async ({ body }) => {
      await resetPassword(dependencies, body);
      return null;
    },
    requestVerifyToken: ({ body: { email }, address }) =>
      requestEmail({ kind: "verify", email }, address),
    verify: async ({ body }) => toUser(await verifyEmail(dependencies, body.token)),
  });
}

/**
 * Sets the password and ends every session. A rejected password does not use up the link. Success clears the failed
 * logins, because the owner of the email address should not wait for them.
 */
async function resetPassword(
  { config, store, links, passwordHasher, limits }: Dependencies,
  { token, password }: PasswordReset,
): Promise<void> {
  const claims = await links.parseResetToken(token);
  const account = claims && (await store.findById(claims.sub));
  if (!account || !links.isCurrentPassword(claims, account)) throw invalidResetToken();

  validatePassword(config, { ...account, password }, "RESET_PASSWORD_INVALID_PASSWORD");
  const newHash = await passwordHasher.hash(password);
  const isReplaced = await store.replacePassword(account.id, account.password_hash, newHash);
  // A concurrent request has used the same link.
  if (!isReplaced) throw invalidResetToken();
  await limits.reset("loginsPerAccount", account.email);
}

const invalidResetToken = () => new ProblemError("RESET_PASSWORD_BAD_TOKEN");

async function verifyEmail({ store, links }: Dependencies, token: string): Promise<UserRow> {
  const claims = await links.parseVerificationToken(token);
  if (!claims) throw new ProblemError("VERIFY_USER_BAD_TOKEN");
  const verifiedUser = await store.verify(claims.sub, claims.email);
  if (verifiedUser) return verifiedUser;

  const account = await store.findByEmail(claims.email);
  const wasVerified = account?.id === claims.sub && account.is_verified;
  throw new ProblemError(wasVerified ? "VERIFY_USER_ALREADY_VERIFIED" : "VERIFY_USER_BAD_TOKEN");
}

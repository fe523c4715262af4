import type { PasswordReset } from "@topout/shared/contract";
import { emailLinks } from "@topout/shared/contract/server";

import { toUser, type UserRow } from "../../../auth/account.ts";
import type { KnownAddresses } from "../../../auth/known-addresses.ts";
import type { LinkTokens } from "../../../auth/link-tokens.ts";
import type { PasswordQueue } from "../../../auth/password-queue.ts";
import type { RateLimits } from "../../../auth/rate-limits.ts";
import type { NameRulesReader } from "../name-rules.ts";
import { validatePassword } from "../validate-password.ts";
import type { AppConfig } from "../../../config/app-config.ts";
import { defineHandlers } from "../../../http/define-handlers.ts";
import { ProblemError } from "../../../errors/problem-error.ts";
import type { AddressEmailJob } from "../../../database/job-queues.ts";
import type { EmailLinkStore } from "./email-links.store.ts";

interface Dependencies {
  readonly config: AppConfig;
  readonly readNameRules: NameRulesReader;
  readonly store: EmailLinkStore;
  readonly linkTokens: LinkTokens;
  readonly passwordQueue: PasswordQueue;
  readonly limits: RateLimits;
  readonly knownAddresses: KnownAddresses;
}

export function createEmailLinkHandlers(dependencies: Dependencies) {
  const { limits } = dependencies;
  /** Enqueues the email. The worker finds the account later, so the response does not reveal whether it exists. */
  const requestEmail = async (email: AddressEmailJob) => {
    await dependencies.store.enqueueEmail(email);
    return null;
  };

  return defineHandlers(emailLinks, {
    forgotPassword: async ({ body: { email }, ipAddress }) => {
      await limits.consume("emailsPerIpAddress", ipAddress);
      return requestEmail({ kind: "reset", email });
    },
    resetPassword: async ({ body, ipAddress, setRequestUser }) => {
      setRequestUser(await resetPassword(dependencies, body, ipAddress));
      return null;
    },
    requestVerifyToken: async ({ body: { email }, ipAddress }) => {
      await limits.consumeSignUp(ipAddress);
      return requestEmail({ kind: "verify", email });
    },
    verify: async ({ body, setRequestUser }) => {
      const user = await verifyEmail(dependencies, body.token);
      setRequestUser(user.id);
      return toUser(user);
    },
  });
}

/**
 * Sets the password and deletes every session. The link stays valid if the password is rejected. Resets the limits of
 * logins, so that the owner of the email address can log in immediately, here and at the addresses of earlier logins.
 * Returns the id of the account.
 */
async function resetPassword(
  dependencies: Dependencies,
  { token, password }: PasswordReset,
  ipAddress: string,
): Promise<string> {
  const { store, linkTokens, passwordQueue, limits, knownAddresses } = dependencies;
  const claims = await linkTokens.parseResetToken(token);
  const account = claims && (await store.findById(claims.sub));
  if (!account || !linkTokens.isCurrent(claims, account)) throw createInvalidTokenError();

  await validatePassword(dependencies, { ...account, password }, "RESET_PASSWORD_INVALID_PASSWORD");
  const newHash = await passwordQueue.hash(password, ipAddress);
  const wasReplaced = await store.replacePassword(account.id, account.password_hash, newHash);
  // A concurrent request has used the same link.
  if (!wasReplaced) throw createInvalidTokenError();
  await limits.reset("loginsPerAccount", account.email);
  await knownAddresses.add(account.id, ipAddress);
  return account.id;
}

const createInvalidTokenError = () => new ProblemError("RESET_PASSWORD_BAD_TOKEN");

/** Verifies the account's email. A link that was sent to a new address changes the email first. */
async function verifyEmail(dependencies: Dependencies, token: string): Promise<UserRow> {
  const { store, linkTokens } = dependencies;
  const claims = await linkTokens.parseVerificationToken(token);
  if (!claims) return changeEmail(dependencies, token);
  const verifiedUser = await store.verify(claims.sub, claims.email);
  if (verifiedUser) return verifiedUser;

  const account = await store.findByEmail(claims.email);
  const isAlreadyVerified = account?.id === claims.sub && account.is_verified;
  throw new ProblemError(
    isAlreadyVerified ? "VERIFY_USER_ALREADY_VERIFIED" : "VERIFY_USER_BAD_TOKEN",
  );
}

/**
 * Changes the account's email. A link works once, because its token contains the previous email. Opening it again
 * returns VERIFY_USER_ALREADY_VERIFIED.
 */
async function changeEmail({ store, linkTokens }: Dependencies, token: string): Promise<UserRow> {
  const claims = await linkTokens.parseEmailChangeToken(token);
  const account = claims && (await store.findById(claims.sub));
  if (!account) throw new ProblemError("VERIFY_USER_BAD_TOKEN");
  if (account.email === claims.new_email) throw new ProblemError("VERIFY_USER_ALREADY_VERIFIED");
  const changedUser = linkTokens.isCurrent(claims, account)
    ? await store.changeEmail(account, claims.new_email)
    : undefined;
  if (!changedUser) throw new ProblemError("VERIFY_USER_BAD_TOKEN");
  return changedUser;
}

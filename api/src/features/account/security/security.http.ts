import type { EmailChange, PasswordChange } from "@topout/shared/contract";
import { security } from "@topout/shared/contract/server";

import type { Account } from "../../../auth/account.ts";
import type { Actor } from "../../../auth/actor.ts";
import type { RateLimits } from "../../../auth/rate-limits.ts";
import { type PasswordDependencies, verifyPassword } from "../../../auth/verify-password.ts";
import type { NameRulesReader } from "../name-rules.ts";
import { validatePassword } from "../validate-password.ts";
import type { AppConfig } from "../../../config/app-config.ts";
import { ProblemError } from "../../../errors/problem-error.ts";
import { defineHandlers } from "../../../http/define-handlers.ts";
import type { AuthStore } from "../auth/auth.store.ts";
import type { SecurityStore } from "./security.store.ts";

interface Dependencies extends PasswordDependencies {
  readonly config: AppConfig;
  readonly readNameRules: NameRulesReader;
  readonly store: SecurityStore;
  readonly limits: RateLimits;
  readonly authStore: Pick<AuthStore, "findByEmail">;
}

interface SecurityRequest<Body> {
  readonly user: Account;
  readonly actor: Actor;
  readonly body: Body;
  readonly ipAddress: string;
}

export const createSecurityHandlers = (dependencies: Dependencies) =>
  defineHandlers(security, {
    changePassword: (request) => changePassword(dependencies, request),
    changeEmail: (request) => changeEmail(dependencies, request),
    sessions: ({ user }) => dependencies.store.listSessions(user),
    endOtherSessions: ({ actor }) => dependencies.store.deleteOtherSessions(actor),
  });

async function changePassword(
  dependencies: Dependencies,
  { user, actor, body: { password, new_password }, ipAddress }: SecurityRequest<PasswordChange>,
): Promise<void> {
  const { store, passwordQueue } = dependencies;
  const { password_hash } = await verifyOwnPassword(dependencies, { user, password, ipAddress });
  const newPassword = { ...user, password: new_password };
  await validatePassword(dependencies, newPassword, "REGISTER_INVALID_PASSWORD");
  const newHash = await passwordQueue.hash(new_password, ipAddress);
  const wasReplaced = await store.replacePassword(actor, password_hash, newHash);
  // A concurrent request has changed the password.
  if (!wasReplaced) throw new ProblemError("LOGIN_BAD_CREDENTIALS");
}

/** The worker checks later whether another account has the email, so the response does not reveal it. */
async function changeEmail(
  dependencies: Dependencies,
  { user, actor, body: { password, email }, ipAddress }: SecurityRequest<EmailChange>,
): Promise<void> {
  await verifyOwnPassword(dependencies, { user, password, ipAddress });
  await dependencies.limits.consume("emailsPerIpAddress", ipAddress);
  await dependencies.store.enqueueEmailChange(actor, email);
}

interface PasswordCheck {
  readonly user: Account;
  readonly password: string;
  readonly ipAddress: string;
}

async function verifyOwnPassword(
  dependencies: Dependencies,
  { user: { email, session_id: sessionId }, password, ipAddress }: PasswordCheck,
) {
  const account = await dependencies.authStore.findByEmail(email);
  return verifyPassword(dependencies, { email, password, account, ipAddress, sessionId });
}

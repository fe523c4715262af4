import type { Login, Registration } from "@topout/shared/contract";
import { auth } from "@topout/shared/contract/server";

import type { AppConfig } from "../../../config/app-config.ts";
import { toUser, type UserRow } from "../../../auth/account.ts";
import type { NameRulesReader } from "../name-rules.ts";
import { type PasswordDependencies, verifyPassword } from "../../../auth/verify-password.ts";
import type { RateLimits } from "../../../auth/rate-limits.ts";
import { validatePassword } from "../validate-password.ts";
import type { Credentials, Sessions } from "../../../auth/sessions.ts";
import { type ConnectionContext, defineHandlers } from "../../../http/define-handlers.ts";
import { ProblemError } from "../../../errors/problem-error.ts";
import type { AuthStore } from "./auth.store.ts";

interface Dependencies extends PasswordDependencies {
  readonly config: AppConfig;
  readonly store: AuthStore;
  readonly sessions: Sessions;
  readonly limits: RateLimits;
  readonly readNameRules: NameRulesReader;
}

export const createAuthHandlers = (dependencies: Dependencies) =>
  defineHandlers(auth, {
    register: async ({ body, ipAddress, setRequestUser }) => {
      const account = await register(dependencies, body, ipAddress);
      setRequestUser(account.id);
      return toUser(account);
    },
    login: async ({ body, ...client }) => ({
      access_token: await logIn(dependencies, body, client),
      token_type: "bearer" as const,
    }),
    logout: ({ user }) => dependencies.sessions.delete(user.session_id),
  });

/** Creates an account. Limits the attempts per IP address, because each attempt reveals whether an account exists. */
async function register(
  dependencies: Dependencies,
  { password, ...user }: Registration,
  ipAddress: string,
): Promise<UserRow> {
  const { store, passwordQueue, limits, knownAddresses, readNameRules } = dependencies;
  await validatePassword(dependencies, { ...user, password }, "REGISTER_INVALID_PASSWORD");
  await limits.consumeSignUp(ipAddress);
  const rules = await readNameRules();
  rules.requireAllowed("username", user.username);
  rules.requireAllowed("display_name", user.display_name);
  await store.requireUnusedEmailAndUsername(user);
  const password_hash = await passwordQueue.hash(password, ipAddress);
  const account = await store.create({ ...user, password_hash });
  await knownAddresses.add(account.id, ipAddress);
  return account;
}

/**
 * Creates a session and returns its access token. For unknown accounts, inactive accounts and wrong passwords, runs the
 * same queries and returns the same response. So neither content nor timing reveals which accounts exist.
 */
async function logIn(
  dependencies: Dependencies,
  { username: email, password }: Login,
  { ipAddress, userAgent, setRequestUser }: ConnectionContext,
): Promise<string> {
  const user = await dependencies.store.findByEmail(email);
  if (user) setRequestUser(user.id);
  const account = user?.is_active ? user : undefined;
  const verifiedAccount = await verifyPassword(dependencies, {
    email,
    password,
    account,
    ipAddress,
  });
  const token = await dependencies.sessions.create(verifiedAccount, userAgent);
  if (token === undefined) throw new ProblemError("LOGIN_BAD_CREDENTIALS");
  await dependencies.knownAddresses.add(verifiedAccount.id, ipAddress);
  await updateHash(dependencies, { account: verifiedAccount, password, ipAddress });
  return token;
}

interface VerifiedPassword {
  readonly account: Credentials;
  readonly password: string;
  readonly ipAddress: string;
}

/** Hashes the password again after a change of the algorithm or its cost. Only a login has the password. */
async function updateHash(
  { passwordQueue, store }: Dependencies,
  { account, password, ipAddress }: VerifiedPassword,
): Promise<void> {
  if (!passwordQueue.isOutdated(account.password_hash)) return;
  await store.replaceHash(account, await passwordQueue.hash(password, ipAddress));
}

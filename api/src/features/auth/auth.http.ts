import { auth, type Login, type Registration } from "@topout/shared/contract";

import type { AppConfig } from "../../config/app-config.ts";
import { toUser, type UserRow } from "../../auth/account.ts";
import { type PasswordDependencies, verifyPassword } from "../../auth/verify-password.ts";
import { validatePassword } from "../../auth/validate-password.ts";
import type { Sessions } from "../../auth/sessions.ts";
import { implement } from "../../http/implement.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import type { AuthStore } from "./auth.store.ts";

interface Dependencies extends PasswordDependencies {
  readonly config: AppConfig;
  readonly store: AuthStore;
  readonly sessions: Sessions;
}

export const createAuthHandlers = (dependencies: Dependencies) =>
  implement(auth, {
    register: async ({ body, address }) => toUser(await register(dependencies, body, address)),
    login: async ({ body, address }) => ({
      access_token: await logIn(dependencies, body, address),
      token_type: "bearer" as const,
    }),
    logout: ({ user }) => dependencies.sessions.delete(user.session_id),
  });

/** Counts every attempt against the client's address, because each one reveals whether an account exists. */
async function register(
  { config, store, passwordHasher, limits }: Dependencies,
  { password, ...user }: Registration,
  address: string,
): Promise<UserRow> {
  await limits.consume("signUpsPerAddress", address);
  validatePassword(config, { ...user, password }, "REGISTER_INVALID_PASSWORD");
  await store.requireUnused(user);
  return store.create({ ...user, password_hash: await passwordHasher.hash(password) });
}

/**
 * Creates a session and returns its access token. Unknown accounts, inactive accounts and wrong passwords get the same
 * response after the same queries. So neither content nor timing reveals which accounts exist.
 */
async function logIn(
  dependencies: Dependencies,
  { username: email, password }: Login,
  address: string,
): Promise<string> {
  const user = isPostgresText(email) ? await dependencies.store.findByEmail(email) : undefined;
  const account = user?.is_active ? user : undefined;
  const verifiedAccount = await verifyPassword(dependencies, { email, password, account, address });
  const token = await dependencies.sessions.create(verifiedAccount);
  if (token === undefined) throw new ProblemError("LOGIN_BAD_CREDENTIALS");
  return token;
}

/** PostgreSQL's text type rejects NUL. */
const isPostgresText = (value: string) => !value.includes("\0");
